/** The syntax tree of a statement, with the kinds of nodes of ESTree and the source text of each. */
import { nodesOf, type TreeNodeInput, treeForm } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawTree } from '../../drawing/tree/draw-tree.ts'

const source = 'if (retries < max && !fatal) delay = base + step * retries'

/** A node with its span in the source, and with its text; the last such text where there are more. */
const node = (kind: string, text: string, children: TreeNodeInput[] = []): TreeNodeInput => {
  const from = source.lastIndexOf(text)
  const span = `[${from}, ${from + text.length}]`
  return children.length === 0
    ? { name: `${kind} ${text}`, note: span }
    : { name: kind, note: `${text} ${span}`, children }
}

export default defineRecipe({
  name: 'Abstract syntax tree',
  family: 'Data structures',
  description:
    'What a parser makes of source code: nodes with their kinds, each with its source text and span, from the statement down to names and numbers; one subtree is highlighted. Also called AST, syntax tree or expression tree.',
  useWhen:
    'You explain how code is read: precedence, what a linter or compiler visits, what a macro gets. Good for up to 32 nodes on 6 levels with short source texts; tools such as astexplorer print the kinds.',
  avoidWhen:
    'The tree is an index of keys: use `b-plus-tree`. Topics rather than code: use `mind-map`. Files and folders: use `file-tree`. Lines of code with remarks: use `annotated-code`. Branches between statements: use `decision-flowchart`.',
  visual: 86,
  ease: 70,
  overall: 82,
  rationale:
    'Kinds in bold over source text in small type let one read the code and the tree together. A node inserted by hand moves its siblings and their branches. You supply kinds, spans and children, as a parser prints them.',
  reviewed: '2026-11-21',
  revision: 1,
  data: treeForm({ nodes: 32, depth: 6 }),
  sample: {
    title: 'The operator that binds tighter is further down',
    subtitle: 'In base + step * retries the product is a child of the sum, because it is computed first',
    focus: ['BinaryExpression *'],
    source: 'Node types of ESTree; [start, end) in characters',
    root: node('IfStatement', source, [
      node('LogicalExpression &&', 'retries < max && !fatal', [
        node('BinaryExpression <', 'retries < max', [
          { name: 'Identifier retries', note: '[4, 11]' },
          node('Identifier', 'max'),
        ]),
        node('UnaryExpression !', '!fatal', [node('Identifier', 'fatal')]),
      ]),
      node('ExpressionStatement', 'delay = base + step * retries', [
        node('AssignmentExpression =', 'delay = base + step * retries', [
          node('Identifier', 'delay'),
          node('BinaryExpression +', 'base + step * retries', [
            node('Identifier', 'base'),
            node('BinaryExpression *', 'step * retries', [node('Identifier', 'step'), node('Identifier', 'retries')]),
          ]),
        ]),
      ]),
    ]),
  },
  draw: ({ root }, sheet) => drawTree(root, sheet, { grow: 'down', levels: [{ shape: 'box', as: 'item' }] }),
  derive: ({ root }) => ({ nodes: String(nodesOf(root).length) }),
  describe: ({ root, focus }) => {
    const nodes = nodesOf(root)
    const leaves = nodes.filter(({ children }) => children.length === 0).map(({ name }) => name)
    return `A syntax tree with ${count(nodes.length, 'node')}, ${root.name} at the root. Leaves from left to right: ${enumerate(leaves, 12)}.${focus === undefined ? '' : ` Highlighted: ${focus.join(', ')}.`}`
  },
})
