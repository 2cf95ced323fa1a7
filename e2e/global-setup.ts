import { freePort, makeSeed, startProduct } from './product.ts';

/** One product for all tests but those that need another one, and a data folder for those to begin with. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const seed = await makeSeed();
  process.env['STUDIA_SEED'] = seed.path;
  const { url, stop } = await startProduct(await freePort());
  process.env['STUDIA_URL'] = url;
  return async () => {
    await stop();
    await seed.remove();
  };
}
