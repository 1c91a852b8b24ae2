/** The syntax tree of a statement, with the kinds of nodes of ESTree and the source text of each. */
import { nodesNamed, nodesOf, pathTo } from '../../drawing/data/tree.ts'
import { count, enumerate } from '../../drawing/describe.ts'
import { defineRecipe } from '../../drawing/recipe.ts'
import { drawSyntax } from './draw.ts'
import { syntaxForm } from './spans.ts'

/** A node of the sample: its kind, its field and its text. */
const node = (kind: string, field: string, text: string, children: Node[] = []): Node => ({
  ...(ids[kind] === undefined ? {} : { id: ids[kind] }),
  name: kind,
  ...(field === '' ? {} : { field }),
  text,
  ...(children.length === 0 ? {} : { children }),
})

/** The node that the title speaks of. */
const ids: Record<string, string> = { 'BinaryExpression *': 'product' }

type Node = { id?: string; name: string; field?: string; text: string; children?: Node[] }

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
    title: 'The product (*) is the right operand of the sum (+)',
    subtitle:
      '* binds tighter than +. Parentheses around start + extra would make the sum the left operand of the product',
    focus: ['product'],
    source: 'Node types and fields of ESTree; each bar is as wide as the source text of its node',
    root: node('IfStatement', '', 'if (retries < limit && !unrecoverable) delay = start + extra * retries', [
      node('LogicalExpression &&', 'test', 'retries < limit && !unrecoverable', [
        node('BinaryExpression <', 'left', 'retries < limit', [
          node('Identifier', 'left', 'retries'),
          node('Identifier', 'right', 'limit'),
        ]),
        node('UnaryExpression !', 'right', '!unrecoverable', [node('Identifier', 'argument', 'unrecoverable')]),
      ]),
      node('ExpressionStatement', 'consequent', 'delay = start + extra * retries', [
        node('AssignmentExpression =', 'expression', 'delay = start + extra * retries', [
          node('Identifier', 'left', 'delay'),
          node('BinaryExpression +', 'right', 'start + extra * retries', [
            node('Identifier', 'left', 'start'),
            node('BinaryExpression *', 'right', 'extra * retries', [
              node('Identifier', 'left', 'extra'),
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
    const marked = nodesNamed(root, focus).map((each) => {
      const [above] = pathTo(root, each).slice(-2)
      const part = above === each ? '' : `, ${each.field ?? 'a child'} of ${above?.name}`
      return `${each.name}${each.text === undefined ? '' : `, ${each.text}`}${part}`
    })
    return `A syntax tree with ${count(nodes.length, 'node')}, ${root.name} at the root. Leaves from left to right: ${enumerate(leaves, 12)}.${marked.length === 0 ? '' : ` Highlighted: ${enumerate(marked)}.`}`
  },
})
