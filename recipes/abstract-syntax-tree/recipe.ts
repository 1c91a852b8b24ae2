/** The syntax tree of a statement, with the kinds of nodes of ESTree and the source text of each. */
import { nodesOf } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawSyntax } from './draw.ts'
import { syntaxForm } from './spans.ts'

/** A node of the sample: its kind, its field and its text. */
const node = (kind: string, field: string, text: string, children: Node[] = []): Node => ({
  ...meanings[kind],
  name: kind,
  ...(field === '' ? {} : { field }),
  text,
  ...(children.length === 0 ? {} : { children }),
})

/** What the nodes that the title speaks of are. */
const meanings: Record<string, { id: string; note: string }> = {
  'BinaryExpression +': { id: 'sum', note: 'the sum' },
  'BinaryExpression *': { id: 'product', note: 'the product' },
}

type Node = { id?: string; note?: string; name: string; field?: string; text: string; children?: Node[] }

export default defineRecipe({
  name: 'Abstract syntax tree',
  family: 'Data structures',
  description:
    'What a parser makes of source code: the tree of nodes with their kinds and fields, drawn over the source so that each node is exactly as wide as its text; one subtree is highlighted. Also called AST, syntax tree or expression tree.',
  useWhen:
    'You explain how code is read: precedence, what a linter or compiler visits, what a macro gets. Good for up to 48 nodes on 9 levels over one line of up to 110 characters; tools such as astexplorer print the kinds.',
  avoidWhen:
    'The tree is an index of keys: use `b-plus-tree`. Topics rather than code: use `mind-map`. Files and folders: use `file-tree`. Lines of code with remarks: use `annotated-code`. Branches between statements: use `control-flow-graph`.',
  visual: 88,
  ease: 70,
  overall: 85,
  rationale:
    'Bars that span their source text tie every node to its code, so nesting and precedence are seen at once. A token inserted by hand moves everything to its right. You supply kinds, fields and source texts, as a parser prints them; positions are found in the text.',
  reviewed: '2026-11-23',
  revision: 1,
  data: syntaxForm,
  sample: {
    title: 'The product is the right operand of the sum',
    subtitle:
      '* binds tighter than +. Parentheses around base + step would make the sum the left operand of the product',
    focus: ['product'],
    source: 'Node types and fields of ESTree; each bar is as wide as the source text of its node',
    root: node('IfStatement', '', 'if (retries < max && !unrecoverable) delay = base + step * retries', [
      node('LogicalExpression &&', 'test', 'retries < max && !unrecoverable', [
        node('BinaryExpression <', 'left', 'retries < max', [
          node('Identifier', 'left', 'retries'),
          node('Identifier', 'right', 'max'),
        ]),
        node('UnaryExpression !', 'right', '!unrecoverable', [node('Identifier', 'argument', 'unrecoverable')]),
      ]),
      node('ExpressionStatement', 'consequent', 'delay = base + step * retries', [
        node('AssignmentExpression =', 'expression', 'delay = base + step * retries', [
          node('Identifier', 'left', 'delay'),
          node('BinaryExpression +', 'right', 'base + step * retries', [
            node('Identifier', 'left', 'base'),
            node('BinaryExpression *', 'right', 'step * retries', [
              node('Identifier', 'left', 'step'),
              node('Identifier', 'right', 'retries'),
            ]),
          ]),
        ]),
      ]),
    ]),
  },
  draw: ({ root }, sheet) => drawSyntax(root, sheet),
  derive: ({ root }) => ({ nodes: String(nodesOf(root).length) }),
  describe: ({ root, focus }) => {
    const nodes = nodesOf(root)
    const leaves = nodes.filter(({ children }) => children.length === 0).map(({ name, text = name }) => text)
    return `A syntax tree with ${count(nodes.length, 'node')}, ${root.name} at the root. Leaves from left to right: ${enumerate(leaves, 12)}.${focus === undefined ? '' : ` Highlighted: ${focus.join(', ')}.`}`
  },
})
