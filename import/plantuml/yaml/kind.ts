/** PlantUML's pictures of YAML: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { treeWay } from '../../convert/tree.ts'
import { documentTree } from '../../yaml/document-tree.ts'
import { readDocument } from '../../yaml/read-document.ts'
import { prepare } from '../prepare.ts'

export function read(text: string): DiagramReading {
  const { cursor, about } = prepare(
    text
      .replaceAll(/^[ \t]*#highlight[^\n]*/gm, (line) => ' '.repeat(line.length))
      // PlantUML indents with tabs, too, which YAML forbids.
      .replaceAll(/^[ \t]*\t[ \t]*/gm, (blanks) => ' '.repeat(blanks.length)),
  )
  const [document] = readDocument(cursor)
  const model = { ...about, ...documentTree(document) }
  return { ways: ['mind-map', 'file-tree'].map((recipe) => treeWay(model, recipe)), report: cursor.report }
}
