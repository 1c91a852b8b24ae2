/** What hostile lengths cost; the campaign of mutants leaves such tests out, as its switches cost time as well. */
import { expect, test } from 'vitest'
import { importDiagram } from '../../entries/library/import.ts'
import { diagramsIn } from './recognize.ts'

test('thousands of blocks, comments and directives are passed over within the time of a test', async () => {
  const blocks = diagramsIn('# A #\n```mermaid\nx\n```\n'.repeat(4000))
  expect([blocks.length, blocks[3999]?.heading, blocks[3999]?.line, blocks[1]?.text.trim()]).toEqual([
    4000,
    'A',
    15_998,
    'x',
  ])
  for (const words of ['# x\n', '%%{init: {}}%%\n', '/* x */\n', '---\na: b\n'])
    await importDiagram(`${words.repeat(20_000)}flowchart LR\nA-->B`)
})
