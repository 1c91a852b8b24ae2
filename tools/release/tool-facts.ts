/**
 * The tools of the local server in a line each, for people who decide whether to install it.
 */
import { localToolNames } from '../../src/cli/mcp/server.ts'

/** Name and purpose of each tool. */
export const toolFacts = (): { name: string; description: string }[] =>
  localToolNames.map((name) => ({ name, description: purposes[name] }))

const purposes: Record<(typeof localToolNames)[number], string> = {
  list_diagrams: 'Finds recipes by the kind of diagram or by the question it must answer.',
  get_diagram: 'Returns a recipe, its sample data with their schema, or its scene.',
  render_diagram: 'Returns the SVG of a recipe.',
  draw_diagram: 'Draws your data as a recipe does, and writes SVG, PNG or scenes.',
  check_scene: 'Checks a scene that was edited by hand.',
  render_scene: 'Draws a scene that was edited by hand.',
  edit_scene: 'Changes a scene by small operations.',
  measure_text: 'Measures how wide texts are.',
}
