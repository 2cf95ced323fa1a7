import { StudentId } from '@studia/contract/ids';
import { describe, expect, it } from 'vitest';
import { assemble } from './assemble.ts';
import { feature, type Belongings, type Leaver } from './feature.ts';

const ada: Leaver = {
  id: StudentId.parse('01948b3c-7d5e-7abc-9def-0123456789ab'),
  provenEmail: null,
  photo: null,
};

const pens = feature({
  name: 'pens',
  make: ({ colour }: { colour: string }) => ({ colour }),
  exportFor: { pens: async (service) => [service.colour] },
});
const drawings = feature({
  name: 'drawings',
  make: ({ pens: { colour } }: { pens: { colour: string } }) => ({ houses: [`a ${colour} house`] }),
  exportFor: { drawings: async ({ houses }, { id }) => houses.map((drawing) => `${drawing} by ${id}`) },
  forget: async ({ houses }) => {
    houses.length = 0;
  },
});
const desk = feature({
  name: 'desk',
  make: ({ belongings }: { belongings: Belongings }) => belongings,
});

const partsOf = async (parts: ReturnType<Belongings['exportFor']>): Promise<Record<string, unknown>> => {
  const found: Record<string, unknown> = {};
  for await (const [name, part] of parts) found[name] = part;
  return found;
};

describe('features that were assembled', () => {
  it('have the services that they need, however they are listed', () => {
    const { services, made } = assemble({ drawings, pens }, { colour: 'red' });
    expect(services.drawings.houses).toEqual(['a red house']);
    expect(made.map(({ service }) => service)).toEqual([services.pens, services.drawings]);
  });

  it('give along everything about a student, each part under its name, and forget it', async () => {
    const { services } = assemble({ desk, drawings, pens }, { colour: 'red' });
    expect(await partsOf(services.desk.exportFor(ada))).toEqual({
      pens: ['red'],
      drawings: [`a red house by ${ada.id}`],
    });
    await services.desk.forget(ada);
    expect((await partsOf(services.desk.exportFor(ada)))['drawings']).toEqual([]);
  });

  it('are refused when they need each other', () => {
    const hen = feature({ name: 'hen', make: ({ egg }: { egg: object }) => ({ from: egg }) });
    const egg = feature({ name: 'egg', make: ({ hen: by }: { hen: object }) => ({ by }) });
    expect(() => assemble({ hen, egg } as never, {})).toThrow(
      'These features need each other: hen → egg → hen.',
    );
  });

  it('are refused when two export something under one name', () => {
    const pencils = feature({ name: 'pencils', make: () => null, exportFor: { pens: async () => [] } });
    expect(() => assemble({ pens, pencils }, { colour: 'red' })).toThrow(
      'Two features export something as "pens".',
    );
  });

  it('do not compile where one needs what is not there, or is listed under another name', () => {
    // @ts-expect-error Nobody has a colour.
    expect(assemble({ pens }, {}).services.pens.colour).toBeUndefined();
    // @ts-expect-error The drawings want pens.
    expect(() => assemble({ drawings }, { colour: 'red' })).toThrow('undefined');
    // @ts-expect-error Who needs pens would not find them.
    expect(assemble({ brushes: pens }, { colour: 'red' }).services.brushes.colour).toBe('red');
  });
});
