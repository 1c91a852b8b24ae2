import { expect, test } from 'vitest'
import { unfenced } from './unfenced.ts'

test.each([
  ['a fence', 'Here it is:\n\n```json\n{"title": "A"}\n```\nEnjoy!', '{"title": "A"}\n'],
  ['the longest of several', '```\nnpm i\n```\n~~~yaml\ntitle: A\nrows: []\n~~~', 'title: A\nrows: []\n'],
  ['a fence inside a list', '1. Use this:\n   ```json\n   {}\n   ```', '   {}\n'],
  ['a longer fence around a shorter', '````md\n```\nx\n```\n````', '```\nx\n```\n'],
  ['words around braces', 'Sure. The data:\n{\n  "title": "A"\n}\nTell me if it fits.', '{\n  "title": "A"\n}'],
  ['words behind braces', '{"title": "A"}\nThat is all.', '{"title": "A"}'],
  ['JSON alone', '{"title": "A"}\n', '{"title": "A"}\n'],
  [
    'a list of objects, a line each',
    '[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]\n',
    '[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]\n',
  ],
  ['YAML with braces in it', 'title: A\nrows:\n  - {name: x}\nfocus: x', 'title: A\nrows:\n  - {name: x}\nfocus: x'],
  ['words alone', 'Nothing here', 'Nothing here'],
])('%s', (_, text, inner) => expect(unfenced(text)).toBe(inner))
