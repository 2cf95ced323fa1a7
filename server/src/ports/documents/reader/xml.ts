import { Parser } from 'htmlparser2';
import { growTree, type Element } from './tree.ts';

/** Reads XML as a tree; what is not well-formed is read as far as it goes. Entities of its own are never expanded. */
export const parseXml = (xml: string): Element => {
  const tree = growTree('', {});
  const parser = new Parser(
    {
      onopentag: (name, attributes) => tree.open(name, attributes),
      ontext: (text) => tree.text(text),
      onclosetag: () => tree.close(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return tree.root;
};
