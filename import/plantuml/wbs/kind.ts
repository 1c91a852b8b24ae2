/** PlantUML's work breakdowns: read, and ways to draw them. */
import type { DiagramReading } from '../../convert/conversion.ts'
import { treeWay } from '../../convert/tree.ts'
import { readOutline } from '../outline/read-outline.ts'

export function read(text: string): DiagramReading {
  const { model, report } = readOutline(text)
  const recipes = ['work-breakdown-structure', 'mind-map', 'file-tree']
  return { ways: recipes.map((recipe) => treeWay(model, recipe)), report }
}
