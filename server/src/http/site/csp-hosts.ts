import type { PageSettings } from './pages.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const TAG_MANAGER_CALLS = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];
const CLARITY = 'https://*.clarity.ms';
const CLARITY_COUNTER = 'https://c.bing.com';

/** Whom our pages may load from and send to: nobody, unless the operator configured them. */
export const cspHosts = ({ formService, analytics }: Pick<PageSettings, 'formService' | 'analytics'>) => {
  const tags = analytics.tagManagerId !== null;
  const recordings = analytics.sessionAnalyticsId !== null;
  return {
    scripts: [...(tags ? [TAG_MANAGER] : []), ...(recordings ? [CLARITY] : [])],
    pictures: [
      ...(tags ? [TAG_MANAGER, ...TAG_MANAGER_CALLS] : []),
      ...(recordings ? [CLARITY, CLARITY_COUNTER] : []),
    ],
    calls: [
      ...(formService === null ? [] : [new URL(formService.url).origin]),
      ...(tags ? [TAG_MANAGER, ...TAG_MANAGER_CALLS] : []),
      ...(recordings ? [CLARITY, CLARITY_COUNTER] : []),
    ],
  };
};
