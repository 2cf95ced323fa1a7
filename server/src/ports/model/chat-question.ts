import type { ModelMessage, ModelRequest } from './port.ts';

/** A question in OpenAI's chat protocol, which nearly every server of one's own speaks. */
export const chatQuestion = (
  { messages, tools, shape, longest }: ModelRequest,
  { model, sees }: { model: string; sees: boolean },
): object => ({
  model,
  max_tokens: longest,
  response_format: shape && {
    type: 'json_schema',
    json_schema: { schema: shape.schema, strict: true, name: shape.name },
  },
  messages: messages.map((message) => messageFrom(message, sees)),
  tools: tools?.map(({ name, description, input }) => ({
    type: 'function',
    function: { name, description, parameters: input },
  })),
  stream: true,
  stream_options: { include_usage: true },
});

const messageFrom = (message: ModelMessage, sees: boolean): object => {
  switch (message.role) {
    case 'system':
      return message;
    case 'user': {
      const { content, images = [] } = message;
      if (!sees || images.length === 0) return { role: 'user', content };
      const pictures = images.map(({ mediaType, bytes }) => ({
        type: 'image_url',
        image_url: { url: `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}` },
      }));
      return { role: 'user', content: [{ type: 'text', text: content }, ...pictures] };
    }
    case 'assistant': {
      const { content, calls = [] } = message;
      if (calls.length === 0) return { role: 'assistant', content };
      const asked = calls.map(({ id, tool, input }) => ({
        id,
        type: 'function',
        function: { name: tool, arguments: JSON.stringify(input) },
      }));
      return { role: 'assistant', content: content || null, tool_calls: asked };
    }
    case 'tool':
      return { role: 'tool', tool_call_id: message.call.id, content: message.output };
  }
};
