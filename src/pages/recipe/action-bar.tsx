/**
 * What one does with a recipe, in one bar under its name. Without scripts only what needs none is shown.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import { hasPage, type PageView } from '../page.ts'
import { lookOn, pictureAddress } from '../universal/picture-look.ts'

type Props = { recipe: Recipe; view: PageView }

/** The bar; its first button is the primary one. */
export function ActionBar({ recipe, view }: Props) {
  const editable = hasPage('/edit')
  return (
    <div class="actions" id="actions" role="group" aria-label="Actions">
      {editable && (
        <a class="button primary" href={view.link('edit', { recipe: recipe.id })}>
          Make it yours
        </a>
      )}
      <button type="button" class={editable ? 'needs-scripts' : 'primary needs-scripts'} data-do="copy-image">
        Copy image
      </button>
      <button type="button" class="needs-scripts" data-do="copy-readme">
        Copy for README
      </button>
      <Download recipe={recipe} view={view} />
      <button type="button" class="needs-scripts" data-do="copy-prompt">
        Adapt with AI
      </button>
      <a class="button" href={view.link('compare', { ids: recipe.id })}>
        Compare
      </a>
      <p id="said" class="sr-only" role="status"></p>
    </div>
  )
}

/** The files of a recipe. PNG is drawn in the page, so it needs scripts. */
const Download: FC<Props> = ({ recipe: { id, scene, data }, view: { root, look } }) => (
  <details class="menu">
    <summary class="button">Download</summary>
    <div class="panel">
      <a href={root + pictureAddress(id, lookOn('light', look))} download={`${id}.svg`} data-picture>
        SVG
      </a>
      {[1, 2, 4].map((scale) => (
        <button type="button" class="needs-scripts" data-scale={scale}>
          PNG {scale}×{' '}
          <small>
            {scene.width * scale} × {scene.height * scale}
          </small>
        </button>
      ))}
      <label class="needs-scripts">
        <input type="checkbox" id="transparent" /> PNG without background
      </label>
      <a href={`${root}api/scenes/${id}.json`} download={`${id}.json`}>
        Scene <small>JSON</small>
      </a>
      {data !== undefined && (
        <a href={`${root}data/${id}.json`} download={`${id}.data.json`}>
          Data <small>JSON</small>
        </a>
      )}
    </div>
  </details>
)
