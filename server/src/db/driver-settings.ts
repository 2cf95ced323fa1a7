import { Socket } from 'node:net';

/** A connection for the driver. Left to itself, it finds out where it runs before it opens a socket, and Node loads its web client for that. */
export const driverSettings = <Connection extends { ssl?: false }>(connection: Connection) =>
  connection.ssl === false ? { ...connection, stream: () => new Socket() } : connection;
