import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV3 } from '@ai-sdk/provider';

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

/** The vendor's model behind the SDK's one interface. */
export const openVendor = ({ vendor, model, key, url }: ModelAddress): LanguageModelV3 => {
  const access = { ...(key !== null && { apiKey: key }), ...(url !== null && { baseURL: url }) };
  switch (vendor) {
    case 'openai':
      return createOpenAI(access)(model);
    case 'anthropic':
      return createAnthropic(access)(model);
    case 'google':
      return createGoogleGenerativeAI(access)(model);
    case 'compatible':
      return createOpenAICompatible({
        ...access,
        name: 'compatible',
        baseURL: url ?? '',
        includeUsage: true,
        supportsStructuredOutputs: true,
      })(model);
  }
};
