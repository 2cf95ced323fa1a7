import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { Price } from './answer-events.ts';
import { chatModel } from './chat-model.ts';
import { plainFetch } from './plain-fetch.ts';
import type { Model } from './port.ts';
import { sdkModel } from './sdk.ts';

/** Who makes the model; `compatible` is any server that speaks OpenAI's chat protocol (Ollama, llama.cpp, vLLM). */
export type Vendor = 'openai' | 'anthropic' | 'google' | 'compatible';

/** Which model, and how to reach it. */
export interface ModelAddress {
  vendor: Vendor;
  /** The vendor's own name of the model. */
  model: string;
  key: string | null;
  /** Another address than the vendor's own; `compatible` has no other. */
  url: string | null;
}

/** What is known of a model beside its address. */
interface About {
  name: string;
  sees: boolean;
  price: Price | null;
}

/** The model at an address: three vendors' protocols are left to their SDKs. */
export const openVendor = ({ vendor, model, key, url }: ModelAddress, about: About): Model => {
  const access = {
    fetch: plainFetch,
    ...(key !== null && { apiKey: key }),
    ...(url !== null && { baseURL: url }),
  };
  switch (vendor) {
    case 'openai':
      return sdkModel(createOpenAI(access)(model), about);
    case 'anthropic':
      return sdkModel(createAnthropic(access)(model), about);
    case 'google':
      return sdkModel(createGoogleGenerativeAI(access)(model), about);
    case 'compatible':
      return chatModel({ model, key, url: url ?? '' }, about);
  }
};
