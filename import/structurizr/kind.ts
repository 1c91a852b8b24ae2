/** Structurizr's DSL: read, and ways to draw its first view, or the first of another kind as the recipe of that. */
import { c4Ways } from '../convert/c4.ts'
import type { DiagramReading, RecipeWay } from '../convert/conversion.ts'
import { readWorkspace } from './read-workspace.ts'
import { drawnViews, viewGraph } from './view-graph.ts'
import type { DslView } from './workspace.ts'

export function read(text: string): DiagramReading {
  const { workspace, report } = readWorkspace(text)
  const waysOf = (view: DslView): RecipeWay[] => {
    const { graph, level } = viewGraph(workspace, report.continued(), view)
    const noted = ({ make, ...way }: RecipeWay): RecipeWay => ({
      ...way,
      make: (conversion) => {
        viewGraph(workspace, conversion.report, view)
        return make(conversion)
      },
    })
    return c4Ways(graph, level).map(noted)
  }
  const [first, ...others] = drawnViews(workspace).map(waysOf)
  const ways = [first![0]!, ...others.map(([own]) => own!)]
  return { ways: [...ways, ...first!.filter(({ recipe }) => ways.every((way) => way.recipe !== recipe))], report }
}
