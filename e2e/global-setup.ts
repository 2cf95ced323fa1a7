import { freePort, startProduct } from './product.ts';

/** One product for all tests but those that need another one. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { url, stop } = await startProduct(await freePort());
  process.env['STUDIA_URL'] = url;
  return stop;
}
