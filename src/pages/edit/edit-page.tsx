/**
 * The editor: a recipe's data or a scene, changed in the page. Nothing is sent to or stored on a server (H28).
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { ApiError } from '../../http/errors.ts'
import { findRecipe } from '../../http/find-recipe.ts'
import type { Service } from '../../http/service.ts'
import { readQuery } from '../../http/target.ts'
import { LookSwitch } from '../layout/look-switch.tsx'
import type { Page, PageContext, PageKind, PageView } from '../page.ts'
import { galleryHint, keepTogether } from '../site-text.ts'
import { lookOf, queryOf } from '../state.ts'
import { lookParameters } from '../universal/picture-look.ts'
import { editLead, editMarkdown } from './edit-markdown.ts'
import { EditorData } from './editor-data.tsx'
import { EmptyStart } from './empty-start.tsx'
import { InlinePicture } from './inline-picture.tsx'
import { WithoutScripts } from './without-scripts.tsx'

/** `/edit`. */
export function editPage({ service }: PageContext): PageKind {
  return {
    pattern: '/edit',
    find: ({ query }) => pageFor(service, query),
  }
}

const pageFor = (service: Service, query: string): Page => {
  const id = idOf(query)
  const recipe = id === undefined ? undefined : findRecipe(service, id, galleryHint(service.baseUrl))
  const look = lookOf(query)
  return {
    path: '/edit',
    query: queryOf({ recipe: recipe?.id, ...lookParameters(look) }),
    title: recipe === undefined ? 'Editor' : `Make it yours: ${recipe.name}`,
    description: editLead,
    section: 'editor',
    look,
    script: 'editor.js',
    style: 'editor.css',
    body: (view) => <Editor recipe={recipe} view={view} />,
    markdown: () => editMarkdown(service, recipe),
  }
}

const idOf = (query: string): string | undefined => {
  const { recipe } = readQuery(query, ['recipe'])
  if (recipe !== undefined && recipe.length > 100)
    throw new ApiError('invalid_query', {
      message: 'The recipe in the URL is longer than an id can be.',
      hint: 'Send an id of at most 100 characters, such as request-sequence; or leave recipe out.',
    })
  return recipe === '' ? undefined : recipe
}

const startLead = 'Paste what you have, or start from a diagram.'

type Props = { recipe: Recipe | undefined; view: PageView }

/** The containers that the script fills have their size before it runs. */
const Editor: FC<Props> = ({ recipe, view }) => (
  <div class={recipe === undefined ? 'editor is-empty' : 'editor'} id="editor">
    {recipe === undefined && <link rel="stylesheet" href={view.asset('editor-empty.css')} />}
    <link rel="stylesheet" id="later-styles" href={view.asset('editor-later.css')} disabled />
    <Side recipe={recipe} view={view} />
    <div
      class="splitter needs-scripts"
      id="editor-splitter"
      role="separator"
      tabindex={0}
      aria-orientation="vertical"
      aria-label="Width of the form"
      aria-valuenow="40"
    ></div>
    <div class="editor-main">
      <div class="editor-bar">
        <div id="editor-bar" class="needs-scripts"></div>
        <div id="editor-take" class="needs-scripts"></div>
      </div>
      <div class="canvas plate" id="canvas" data-theme={view.look.theme}>
        {recipe === undefined ? <EmptyStart view={view} /> : <InlinePicture scene={recipe.scene} look={view.look} />}
      </div>
      <Foot recipe={recipe} view={view} />
    </div>
    <EditorData recipe={recipe} view={view} />
  </div>
)

const Side: FC<Props> = ({ recipe, view }) => (
  <div class="editor-side">
    <div class="editor-head">
      {recipe !== undefined && (
        <p class="path">
          <a href={view.link(`diagrams/${recipe.id}`)}>{keepTogether(recipe.name)}</a>
        </p>
      )}
      <h1>{recipe === undefined ? 'New diagram' : 'Make it yours'}</h1>
      {recipe === undefined && <p class="lead">{startLead}</p>}
      <p class="note promise" id="editor-promise">
        Nothing leaves this page.
      </p>
    </div>
    <div id="editor-form" class="needs-scripts">
      {recipe !== undefined && <p class="note loading">Loading the editor…</p>}
    </div>
    <WithoutScripts recipe={recipe} view={view} />
  </div>
)

const Foot: FC<Props> = ({ recipe, view }) => (
  <div class="editor-foot">
    <p class="status needs-scripts" id="editor-status"></p>
    <div id="editor-more" class="needs-scripts"></div>
    <LookSwitch view={view} to="edit" keep={{ recipe: recipe?.id }} />
  </div>
)
