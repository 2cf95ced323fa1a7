import { account } from '@studia/contract/account';
import { devices, type Device } from '@studia/contract/devices';
import { letters, type LetterChoices, type LetterTopic } from '@studia/contract/letters';
import type { Provider } from '@studia/contract/oauth';
import { owner, type OwnerCodeFor, type WaysIn } from '@studia/contract/owner';
import { call } from '../../client/call.ts';

export const listDevices = async (): Promise<Device[]> => (await call(devices.list, {})).devices;

export const signOutDevice = async ({ id }: Device): Promise<void> => {
  await call(devices.signOutOne, { params: { id } });
};

export const signOutOthers = async (): Promise<void> => {
  await call(devices.signOutOthers, {});
};

export const exportData = (): Promise<Record<string, unknown>> => call(account.export, {});

export const readLetterChoices = (): Promise<LetterChoices> => call(letters.choices, {});

export const chooseLetters = (topic: LetterTopic, wanted: boolean): Promise<LetterChoices> =>
  call(letters.choose, { body: { topic, wanted } });

/** What opens the student's account. */
export const listWaysIn = (): Promise<WaysIn> => call(owner.waysIn, {});

/** What shows that it is the student: their password, or a mailed code where there is none. */
export type Proof = { password: string } | { code: string };

export const mailOwnerCode = async (purpose: OwnerCodeFor): Promise<void> => {
  await call(owner.sendCode, { body: { purpose } });
};

export const unlinkProvider = async (provider: Provider, proof: Proof): Promise<void> => {
  await call(owner.unlink, { params: { provider }, body: proof });
};

/** Starts the 30 days; answers when they end. */
export const deleteAccount = async (proof: Proof): Promise<Date> => {
  const { deleted_on } = await call(account.delete, { body: proof });
  return new Date(deleted_on);
};
