/** A sentence of an essay, and what its writer wants to know of it. */
export interface AskedOfSentence {
  asks: 'topic sentence' | 'thesis' | 'quote';
  sentence: string;
  /** What a quotation is to show; empty where that is not said. */
  point: string;
}

const TOPIC_SENTENCE =
  /\btopic sentence\b[^:"“]{0,40}[:"“]\s*["“]?(?<sentence>[^"”]{12,300}?)["”]?(?:[\s,.]*(?:is (?:that|this|it) (?:an? )?(?:good|ok|okay|fine|strong)(?: one)?|good|does (?:it|that|this) work))?\W*$/i;
const THESIS =
  /\bthesis(?: statement)?(?: is| now is|:| would be)\s*:?\s*["“]?(?<sentence>[^"”]{12,300}?)["”]?[\s,.;]*(?:(?:is (?:that|it|this)|its|it's|or)\s*)?(?:too (?:vague|broad|wide|general|narrow|obvious|weak|simple)|(?:good|ok|okay|strong|arguable|specific|clear)(?: enough)?|a (?:good|real|strong) (?:one|thesis)|does (?:it|that|this) work)\W*$/i;
const QUOTE =
  /\b(?:does|do|would|will|can) (?:this|that|the|my|these) (?:quotes?|quotations?|evidence|lines?) (?:\w+ )?(?:fit|work|support|prove|show|go)\b[^"“:]{0,60}:?\s*["“](?<sentence>[^"”]{8,300})["”](?<behind>.{0,200})$/i;
const ITS_POINT =
  /\b(?:that|argument|point|claim|idea|thesis)\b\s*(?:is |that |of |:)*\s*(?<point>[^?]{6,160})/i;

/** What is asked of a sentence that is shown: whether it can be a topic sentence or a thesis, or whether a quotation fits. */
export const askedOfSentence = (message: string): AskedOfSentence | null => {
  const quote = QUOTE.exec(message)?.groups;
  if (quote)
    return {
      asks: 'quote',
      sentence: (quote['sentence'] ?? '').trim(),
      point: (ITS_POINT.exec(quote['behind'] ?? '')?.groups?.['point'] ?? '').replace(/[\s.?!]+$/, ''),
    };
  const topic = TOPIC_SENTENCE.exec(message)?.groups?.['sentence'];
  if (topic !== undefined) return { asks: 'topic sentence', sentence: topic.trim(), point: '' };
  const thesis = THESIS.exec(message)?.groups?.['sentence'];
  return thesis === undefined ? null : { asks: 'thesis', sentence: thesis.trim(), point: '' };
};
