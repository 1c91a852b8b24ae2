/**
 * The diagram of docs/before-and-after.md, drawn from its data as a reader of the page would draw it.
 */
import { existsSync } from 'node:fs'
import { readDocument } from '../src/cli/markdown/document-file.ts'
import { readMarkdownOptions } from '../src/cli/markdown/md-options.ts'
import { runDocument } from '../src/cli/markdown/run-document.ts'

/** What became of each diagram of the page; none before the first build, which writes the index of recipes. */
export async function drawnPage(mode: 'check' | 'write'): Promise<string[]> {
  if (!existsSync('dist/catalog-index.br')) return []
  const document = await readDocument('docs/before-and-after.md')
  const { diagrams } = await runDocument(document, readMarkdownOptions({ [mode]: true }))
  return diagrams.map(({ recipe, state }) => (recipe === 'service-dependency-map' ? state : `${recipe}: ${state}`))
}
