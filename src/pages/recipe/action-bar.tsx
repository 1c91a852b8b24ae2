/**
 * The actions of a recipe, in one bar below its name. Without scripts, only those that need none are shown.
 */
import type { Child, FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Scene } from '../../scene/scene.ts'
import { hasPage, type PageView } from '../page.ts'
import { colorsIn, lookOn, pictureAddress } from '../universal/picture-look.ts'

type Props = { recipe: Recipe; view: PageView }

/** The bar; its first button is the primary one. */
export function ActionBar({ recipe, view }: Props) {
  const editable = hasPage('/edit')
  const comparison = view.link('compare', { ids: recipe.id })
  return (
    <div class="actions" id="actions" role="group" aria-label="Actions">
      {editable && (
        <a class="button primary" href={view.link('edit', { recipe: recipe.id })}>
          Make it yours
        </a>
      )}
      <Action does="copy-image" kind={editable ? '' : 'primary '}>
        Copy<span class="rest"> image</span>
      </Action>
      <Download recipe={recipe} view={view} />
      <Menu label="More" kind=" needs-scripts">
        <Action does="copy-readme">Copy for README</Action>
        <Action does="copy-prompt">Adapt with AI</Action>
        <a href={comparison}>Compare</a>
      </Menu>
      <a class="button unscripted" href={comparison}>
        Compare
      </a>
      <p id="said" class="sr-only" role="status"></p>
    </div>
  )
}

/** A button for a script. */
const Action: FC<{ does: string; kind?: string; children?: Child }> = ({ does, kind = '', children }) => (
  <button type="button" class={`${kind}needs-scripts`} data-do={does}>
    {children}
  </button>
)

const Menu: FC<{ label: string; kind?: string; children?: Child }> = ({ label, kind = '', children }) => (
  <details class={`menu${kind}`}>
    <summary class="button">{label}</summary>
    <div class="panel">{children}</div>
  </details>
)

/** The files of a recipe. */
const Download: FC<Props> = ({ recipe: { id, scene, data }, view: { root, look } }) => (
  <Menu label="Download">
    <a href={root + pictureAddress(id, lookOn('light', look))} download={`${id}.svg`} data-picture>
      SVG <small data-colors>{colorsIn(lookOn('light', look))}</small>
    </a>
    <PngChoices scene={scene} />
    <a href={`${root}api/scenes/${id}.json`} download={`${id}.json`}>
      Scene <small>JSON</small>
    </a>
    {data !== undefined && (
      <a href={`${root}data/${id}.json`} download={`${id}.data.json`}>
        Data <small>JSON</small>
      </a>
    )}
  </Menu>
)

/** PNG is drawn in the page, so it needs scripts. */
const PngChoices: FC<{ scene: Scene }> = ({ scene: { width, height } }) => (
  <>
    {[1, 2, 4].map((scale) => (
      <button type="button" class="needs-scripts" data-scale={scale}>
        PNG {scale}×{' '}
        <small>
          {width * scale} × {height * scale}
        </small>
      </button>
    ))}
    <label class="needs-scripts">
      <input type="checkbox" id="transparent" /> PNG without background
    </label>
  </>
)
