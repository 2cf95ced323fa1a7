import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import type { Connection } from './connection.ts';

/** A connection for the driver. Left to itself, it finds out where it runs before it opens a socket, and Node loads its web client for that. */
export const driverSettings = (connection: Connection): ClientConfig =>
  connection.ssl === false ? { ...connection, stream: () => new Socket() } : connection;
