import { data as calls } from '@studia/contract/data';
import { Failure } from '@studia/contract/errors';
import { TableFailure } from '@studia/contract/table-errors';
import type { Routes, Wire } from '../../http/calls/bind.ts';
import type { Caller } from '../../http/calls/caller.ts';
import type { Data, TableRequest } from './service.ts';

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

export const dataRoutes =
  ({ tables, describe, callFunction, assist }: Data): Routes =>
  (bind) => {
    bind.exchange(calls.read, (call) =>
      call.wire.method === 'HEAD' ? tables.head(requestOf(call)) : tables.read(requestOf(call)),
    );
    bind.exchange(calls.insert, (call) => tables.insert(requestOf(call)));
    bind.exchange(calls.update, (call) => tables.update(requestOf(call)));
    bind.exchange(calls.delete, (call) => tables.delete(requestOf(call)));
    for (const procedure of [calls.callProcedure, calls.readProcedure])
      bind.exchange(procedure, async () => {
        throw new TableFailure('PGRST202');
      });
    bind.exchange(calls.describe, async () => ({ status: 200, headers: JSON_TYPE, body: describe() }));
    bind.exchange(calls.call, ({ caller, params, body, wire, origin }) =>
      callFunction({
        ...whoOf(caller),
        name: params.name,
        body,
        origin,
        streams: wire.headers['accept']?.includes('text/event-stream') ?? false,
      }),
    );
    bind.exchange(calls.assist, ({ caller, body, wire }) =>
      assist({ ...whoOf(caller), headers: wire.headers, body }),
    );
    bind.call(calls.assistStream, () => {
      throw new Failure('method_not_allowed');
    });
  };

const whoOf = ({ studentId, scopes }: Caller) => ({ student: studentId, scopes: scopes ?? null });

interface TableCall {
  caller: Caller;
  params: { table: string };
  wire: Wire;
  body: unknown;
}

const requestOf = ({ caller, params, wire, body }: TableCall): TableRequest => ({
  student: caller.studentId,
  table: params.table,
  url: wire.url,
  headers: wire.headers,
  body,
});
