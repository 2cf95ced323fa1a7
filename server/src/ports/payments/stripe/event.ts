import * as z from 'zod/mini';
import type { Payments } from '../port.ts';

// The shape of the few fields that are read: an event may be newer than the SDK.
const Id = z.union([z.string(), z.object({ id: z.string() })]);
const Thing = z.object({
  // A preview has none.
  id: z.optional(z.string()),
  object: z.string(),
  subscription: z.nullish(Id),
  customer: z.nullish(Id),
  parent: z.nullish(z.object({ subscription_details: z.nullish(z.object({ subscription: Id })) })),
});
const Event = z.object({ id: z.string(), data: z.object({ object: Thing }) });

/** What an event is about: the subscription that it is, names, or bills; for a refund only the customer is known. */
export const aboutOf = (event: unknown): ReturnType<Payments['readEvent']> => {
  const { id, data } = Event.parse(event);
  const { object, subscription, customer, parent } = data.object;
  const named = parent?.subscription_details?.subscription ?? subscription;
  return {
    id,
    subscriptionId: object === 'subscription' ? (data.object.id ?? null) : idOf(named),
    customer: idOf(customer),
  };
};

const idOf = (thing: z.infer<typeof Id> | null | undefined): string | null =>
  typeof thing === 'object' && thing !== null ? thing.id : (thing ?? null);
