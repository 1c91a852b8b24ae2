/**
 * Which recipes may draw data that do not name theirs: by the lists that they have.
 */
import type { Json } from '../../editor/json-path.ts'
import { isObject } from '../../scene/json.ts'

/** Recipes to try, the likeliest first; none for fields that no recipe has. */
export function recipesForFields(data: Json): string[] {
  const keys = isObject(data) ? Object.keys(data) : []
  return known.find(({ fields }) => fields.every((field) => keys.includes(field)))?.recipes ?? []
}

/** More fields before fewer. */
const known: readonly { fields: string[]; recipes: string[] }[] = [
  {
    fields: ['nodes', 'edges', 'groups'],
    recipes: ['flow-graph', 'c4-container', 'service-dependency-map', 'decision-flowchart'],
  },
  {
    fields: ['nodes', 'edges'],
    recipes: ['flow-graph', 'service-dependency-map', 'decision-flowchart', 'c4-container', 'er-crows-foot'],
  },
  { fields: ['participants', 'messages'], recipes: ['request-sequence', 'sequence-fragments', 'c4-dynamic'] },
  { fields: ['columns', 'cards'], recipes: ['kanban-board'] },
  { fields: ['tasks'], recipes: ['gantt-chart', 'roadmap-lanes'] },
  { fields: ['events'], recipes: ['incident-timeline', 'milestone-timeline', 'priestley-timeline'] },
  { fields: ['points'], recipes: ['scatter-plot', 'quadrant-chart'] },
  {
    fields: ['columns', 'rows'],
    recipes: ['line-chart', 'grouped-bar', 'slope-chart', 'xy-heatmap', 'compatibility-matrix', 'log-table'],
  },
  { fields: ['rows'], recipes: ['ordered-bar', 'pie-chart', 'diverging-bar', 'histogram', 'box-plot'] },
  { fields: ['panels'], recipes: ['annotated-code', 'code-diff', 'terminal-session'] },
  { fields: ['root'], recipes: ['file-tree', 'mind-map', 'treemap', 'work-breakdown-structure'] },
  { fields: ['edges'], recipes: ['sankey-traffic', 'flow-graph'] },
]
