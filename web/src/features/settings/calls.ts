import { account } from '@studia/contract/account';
import { devices, type Device } from '@studia/contract/devices';
import { call } from '../../client/call.ts';

export const listDevices = async (): Promise<Device[]> => (await call(devices.list, {})).devices;

export const signOutDevice = async ({ id }: Device): Promise<void> => {
  await call(devices.signOutOne, { params: { id } });
};

export const signOutOthers = async (): Promise<void> => {
  await call(devices.signOutOthers, {});
};

export const exportData = (): Promise<Record<string, unknown>> => call(account.export, {});

/** Starts the 30 days; answers when they end. */
export const deleteAccount = async (password: string | undefined): Promise<Date> => {
  const { deleted_on } = await call(account.delete, { body: password === undefined ? {} : { password } });
  return new Date(deleted_on);
};
