/**
 * The kinds of Mermaid.
 */
import { loadFormulas } from '../text/formulas.ts'
import type { DiagramKind } from './kind.ts'

const mermaid = (kind: string, name: string, begins: RegExp, load: DiagramKind['load']): DiagramKind => ({
  from: 'mermaid',
  kind,
  name,
  begins: (words) => begins.test(words),
  load: async (text) => (await Promise.all([load(), loadFormulas(text)]))[0],
})

export const mermaidKinds: readonly DiagramKind[] = [
  mermaid('flowchart', 'Flowchart', /^(?:flowchart(?:-elk)?|graph)\b/, () => import('../mermaid/flowchart/kind.ts')),
  mermaid('sequenceDiagram', 'Sequence diagram', /^sequenceDiagram\b/, () => import('../mermaid/sequence/kind.ts')),
  mermaid('classDiagram', 'Class diagram', /^classDiagram\b/, () => import('../mermaid/class/kind.ts')),
  mermaid('stateDiagram', 'State diagram', /^stateDiagram\b/, () => import('../mermaid/state/kind.ts')),
  mermaid('erDiagram', 'ER diagram', /^erDiagram\b/i, () => import('../mermaid/er/kind.ts')),
  mermaid('pie', 'Pie chart', /^pie\b/, () => import('../mermaid/pie/kind.ts')),
  mermaid('timeline', 'Timeline', /^timeline\b/, () => import('../mermaid/timeline/kind.ts')),
  mermaid('journey', 'User journey', /^journey\b/, () => import('../mermaid/journey/kind.ts')),
  mermaid('quadrantChart', 'Quadrant chart', /^quadrantChart\b/i, () => import('../mermaid/quadrant/kind.ts')),
  mermaid('packet', 'Packet', /^packet(?:-beta)?\b/, () => import('../mermaid/packet/kind.ts')),
  mermaid('xychart', 'XY chart', /^xychart(?:-beta)?\b/, () => import('../mermaid/xychart/kind.ts')),
  mermaid('sankey', 'Sankey diagram', /^sankey(?:-beta)?\b/, () => import('../mermaid/sankey/kind.ts')),
  mermaid('radar', 'Radar chart', /^radar(?:-beta)?\b/, () => import('../mermaid/radar/kind.ts')),
  mermaid('treemap', 'Treemap', /^treemap(?:-beta)?\b/, () => import('../mermaid/treemap/kind.ts')),
  mermaid('treeView', 'Tree view', /^treeView(?:-beta)?\b/, () => import('../mermaid/treeview/kind.ts')),
  mermaid('ishikawa', 'Fishbone diagram', /^ishikawa(?:-beta)?\b/i, () => import('../mermaid/ishikawa/kind.ts')),
  mermaid('mindmap', 'Mind map', /^mindmap\b/, () => import('../mermaid/mindmap/kind.ts')),
  mermaid('kanban', 'Board', /^kanban\b/, () => import('../mermaid/kanban/kind.ts')),
  mermaid('gantt', 'Gantt chart', /^gantt\b/i, () => import('../mermaid/gantt/kind.ts')),
  mermaid('gitGraph', 'Git graph', /^gitGraph\b/, () => import('../mermaid/gitgraph/kind.ts')),
  mermaid(
    'c4',
    'C4 diagram',
    /^C4(?:Context|Container|Component|Dynamic|Deployment)\b/,
    () => import('../mermaid/c4/kind.ts'),
  ),
  mermaid('block', 'Block diagram', /^block(?:-beta)?\b/, () => import('../mermaid/block/kind.ts')),
  mermaid('architecture', 'Architecture', /^architecture(?:-beta)?\b/, () => import('../mermaid/architecture/kind.ts')),
  mermaid(
    'requirementDiagram',
    'Requirements',
    /^requirement(?:Diagram)?\b/i,
    () => import('../mermaid/requirement/kind.ts'),
  ),
  mermaid('eventmodeling', 'Event model', /^eventmodeling\b/, () => import('../mermaid/eventmodeling/kind.ts')),
  mermaid(
    'railroad',
    'Grammar',
    /^railroad(?:-(?:ebnf|abnf|peg))?(?:-beta)?\b/,
    () => import('../mermaid/railroad/kind.ts'),
  ),
  mermaid('swimlane', 'Swimlanes', /^swimlane(?:-beta)?\b/, () => import('../mermaid/swimlane/kind.ts')),
  mermaid('wardley', 'Wardley map', /^wardley(?:-beta)?\b/, () => import('../mermaid/wardley/kind.ts')),
  mermaid('venn', 'Venn diagram', /^venn(?:-beta)?\b/, () => import('../mermaid/venn/kind.ts')),
  mermaid('cynefin', 'Cynefin map', /^cynefin(?:-beta)?\b/, () => import('../mermaid/cynefin/kind.ts')),
]
