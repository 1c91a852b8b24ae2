/**
 * Everything that can be copied, one tab each, starting with the data that the recipe is drawn from.
 *
 * Without scripts the tabs are stacked sections.
 */
import { raw } from 'hono/html'
import type { Child, FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { highlight } from '../docs/highlight.ts'
import { Block } from '../layout/block.tsx'
import type { PageView } from '../page.ts'
import { partTitles } from '../site-text.ts'
import { lookOn } from '../universal/picture-look.ts'
import { fill, snippetsOf } from '../universal/snippets.ts'

type Props = { recipe: Recipe; view: PageView }

/** The tabs. */
export function SnippetTabs({ recipe, view }: Props) {
  return (
    <section class="tabs" aria-labelledby="copy">
      <h2 id="copy">{partTitles.copy}</h2>
      {recipe.data !== undefined && <DataTab recipe={recipe} view={view} />}
      {snippetsOf(recipe, view.service.baseUrl).map(({ key, label, note, template }) => (
        <Tab id={key} label={label} note={note}>
          <Block label={label}>
            <code data-template={template}>{fill(template, lookOn('light', view.look))}</code>
          </Block>
        </Tab>
      ))}
      <Tab id="scene" label="Scene" note="Every box, text, line, path and circle, to edit by hand.">
        <p>
          <a href={`${view.root}api/diagrams/${recipe.id}/scene`}>api/diagrams/{recipe.id}/scene</a>
        </p>
      </Tab>
    </section>
  )
}

/** The sample, formatted for editing. */
const DataTab: FC<Props> = ({ recipe: { id, data }, view: { root, service } }) => (
  <Tab id="data" label="Your data" note={<DataNote id={id} root={root} />}>
    <Block label="Your data">
      <code>{raw(highlight(JSON.stringify(data?.sample, null, 2), 'json'))}</code>
    </Block>
    <p class="note">Draw it on your machine:</p>
    <Block label="commands">
      <code>{raw(highlight(commands(id, service.baseUrl), 'sh'))}</code>
    </Block>
    <p class="note">
      Or have an assistant draw it, with the tools of <code>diagref mcp</code> (
      <a href={`${root}docs/mcp#on-your-own-machine`}>how to connect it</a>):
    </p>
    <details class="unfolds">
      <summary>MCP call</summary>
      <Block label="MCP call">
        <code>{raw(highlight(drawCall(id, data?.sample), 'json'))}</code>
      </Block>
    </details>
  </Tab>
)

const DataNote: FC<{ id: string; root: string }> = ({ id, root }) => (
  <>
    What the diagram is drawn from, as a{' '}
    <a href={`${root}data/${id}.json`} type="application/json">
      file
    </a>{' '}
    with a{' '}
    <a href={`${root}schemas/data/${id}.json`} type="application/schema+json">
      JSON Schema
    </a>
    : change it, and the layout follows.
  </>
)

/** The call of the local MCP server that draws data. */
const drawCall = (id: string, data: unknown): string =>
  JSON.stringify(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'draw_diagram', arguments: { id, data } } },
    null,
    2,
  )

const commands = (id: string, baseUrl: string): string =>
  `diagref data ${id} --base-url ${baseUrl} -o ${id}.data.json\ndiagref draw ${id} ${id}.data.json -o ${id}.svg`

const Tab: FC<{ id: string; label: string; note: Child; children?: Child }> = ({ id, label, note, children }) => (
  <section class="tab" id={`tab-${id}`} data-snippet={id}>
    <h3>{label}</h3>
    <p class="note">{note}</p>
    {children}
  </section>
)
