/**
 * A diagram below the words of a person or an assistant, without a fence: "Here is the flow:", and then the diagram.
 */

/** Lines that are the first of a diagram, and of nothing else. */
const openings = [
  /(?:graph|flowchart)[ \t]+(?:TB|TD|BT|RL|LR)\b.*/,
  /(?:sequenceDiagram|classDiagram|stateDiagram(?:-v2)?|erDiagram|requirementDiagram|quadrantChart)[ \t]*/,
  /(?:gantt|mindmap|journey|gitGraph|timeline|C4(?:Context|Container|Component|Dynamic|Deployment))[ \t]*/,
  /(?:xychart|sankey|packet|block|architecture|radar|kanban|treemap)(?:-beta)?[ \t]*/,
  /@start[a-z]+\b.*/,
  /(?:strict[ \t]+)?(?:di)?graph\b[^{\n]*\{.*/,
  /(?:create table|CREATE TABLE)\b.*/,
]

const opening = new RegExp(`^(?:${openings.map(({ source }) => source).join('|')})$`, 'm')

/** Signs of a language: what is above is no prose then. */
const signs = /[{}|]|->|--|<-/

/**
 * The text with the words above the diagram blanked, so that lines and columns stay true, and the line of the first;
 * undefined if the text has no words above a diagram.
 */
export function belowWords(text: string): { text: string; above: number } | undefined {
  const start = text.search(opening)
  const words = text.slice(0, Math.max(0, start))
  if (words.trim() === '' || signs.test(words)) return undefined
  const above = words.slice(0, words.search(/\S/)).split('\n').length
  return { text: words.replaceAll(/[^\n]/g, ' ') + text.slice(start), above }
}
