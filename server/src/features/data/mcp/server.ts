import { ERRORS } from '@studia/contract/error-list';
import { Failure } from '@studia/contract/errors';
import type { StudentId } from '@studia/contract/ids';
import { TableFailure } from '@studia/contract/table-errors';
import type { TokenScope } from '@studia/contract/token-scope';
import type { Tool } from './tools.ts';

/** A request of an assistant, as it came. */
export interface McpRequest {
  student: StudentId;
  /** All that the token may do; null for whoever signed in. */
  scopes: readonly TokenScope[] | null;
  headers: Readonly<Record<string, string | undefined>>;
  body: unknown;
}

interface McpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface Dependencies {
  tools: readonly Tool[];
  version: string;
  /** Told of what nobody foresaw. */
  onTrouble: (error: unknown) => void;
}

/** The Model Context Protocol over plain requests: nothing is kept between two of them, so any node may answer. */
export const makeMcp =
  ({ tools, version, onTrouble }: Dependencies) =>
  async ({ student, scopes, headers, body }: McpRequest): Promise<McpAnswer> => {
    // Most never ask for it, and it takes a tenth of a start to load.
    const [{ McpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/mcp.js'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ]);
    const server = new McpServer({ name: 'studia', version });
    // An assistant sees only what its token allows.
    for (const tool of tools.filter(({ scope }) => scopes?.includes(scope) ?? true))
      server.registerTool(
        tool.name,
        {
          description: tool.description,
          inputSchema: tool.input.shape,
          annotations: { readOnlyHint: tool.scope === 'read', openWorldHint: false },
        },
        async (input: Readonly<Record<string, unknown>>) => {
          try {
            return {
              content: [{ type: 'text' as const, text: JSON.stringify(await tool.run(student, input)) }],
            };
          } catch (error) {
            if (!(error instanceof Failure || error instanceof TableFailure)) onTrouble(error);
            return { isError: true, content: [{ type: 'text' as const, text: sentenceOf(error) }] };
          }
        },
      );
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const answer = await transport.handleRequest(requestOf(headers), { parsedBody: body });
      const type = answer.headers.get('content-type');
      return {
        status: answer.status,
        headers: type === null ? {} : { 'content-type': type },
        body: await answer.text(),
      };
    } finally {
      await server.close();
    }
  };

const sentenceOf = (error: unknown): string => {
  if (error instanceof TableFailure) return error.details ?? error.message;
  return ERRORS[error instanceof Failure ? error.code : 'internal'].sentence;
};

/** The address does not matter to the protocol, and answers are JSON, which everybody takes who speaks it. */
const requestOf = (headers: McpRequest['headers']): Request => {
  const version = headers['mcp-protocol-version'];
  return new Request('http://studia.invalid/mcp', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      ...(version !== undefined && { 'mcp-protocol-version': version }),
    },
  });
};
