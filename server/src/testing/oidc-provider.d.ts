/** The little of the OpenID provider that the tests use; it ships no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Client {
    client_id: string;
    client_secret: string;
    redirect_uris: readonly string[];
  }

  interface Account {
    accountId: string;
    claims(): Record<string, unknown>;
  }

  interface Grant {
    addOIDCScope(scope: string): void;
    addOIDCClaims(claims: readonly string[]): void;
    save(): Promise<string>;
  }

  interface Context {
    req: IncomingMessage;
    res: ServerResponse;
    path: string;
    oidc: { client: { clientId: string }; session: { accountId: string } };
  }

  interface Options {
    clients: readonly Client[];
    jwks: { keys: readonly object[] };
    cookies: { keys: readonly string[] };
    claims: Record<string, readonly string[]>;
    conformIdTokenClaims: boolean;
    features: { devInteractions: { enabled: boolean } };
    interactions: { url: (context: Context, interaction: { uid: string }) => string };
    findAccount: (context: Context, id: string) => Account;
    loadExistingGrant: (context: Context) => Promise<Grant>;
    ttl: Record<string, number>;
  }

  export class Provider {
    constructor(issuer: string, options: Options);
    Grant: new (given: { clientId: string; accountId: string }) => Grant;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } },
    ): Promise<void>;
    callback(): RequestListener;
  }
}
