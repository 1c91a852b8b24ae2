/**
 * What a reader takes along: files to download and text to copy, in the chosen look.
 *
 * Without scripts the links download and the text can be selected; the buttons come with scripts.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { Look } from '../../render/palette.ts'
import type { View } from '../page.ts'
import { pictureAddress } from '../state.ts'
import { partTitles } from '../words.ts'
import { fill, snippetsOf } from './snippets.ts'

type Props = { recipe: Recipe; look: Look; view: View }

const Copy: FC<{ what: string }> = ({ what }) => (
  <button type="button" class="copy needs-scripts">
    Copy<span class="sr-only"> {what}</span>
  </button>
)

const Picture: FC<Props> = ({ recipe: { id }, look, view: { root } }) => {
  const address = root + pictureAddress(id, look)
  return (
    <div class="take" data-fetch={address}>
      <dt>SVG</dt>
      <dd>
        <a href={address} download={`${id}.svg`} data-look>
          Download {id}.svg
        </a>
        <Copy what="the SVG" />
      </dd>
    </div>
  )
}

const Scene: FC<Props> = ({ recipe: { id }, view: { root } }) => (
  <div class="take" data-fetch={`${root}api/diagrams/${id}/scene`}>
    <dt>Scene JSON</dt>
    <dd>
      <a href={`${root}api/scenes/${id}.json`} download={`${id}.json`}>
        Download {id}.json
      </a>
      <Copy what="the scene JSON" />
    </dd>
  </div>
)

/** PNG is drawn in the page: it needs scripts, so it is hidden until they run. */
const Png: FC<Props> = ({ recipe: { id, scene } }) => (
  <div class="take needs-scripts" id="png" data-name={id}>
    <dt>PNG</dt>
    <dd>
      {[1, 2, 4].map((scale) => (
        <button type="button" data-scale={scale}>
          {scale}×<span class="sr-only"> PNG</span>
          <small>
            {scene.width * scale} × {scene.height * scale}
          </small>
        </button>
      ))}
      <label>
        <input type="checkbox" id="transparent" /> Transparent
      </label>
    </dd>
  </div>
)

const Texts: FC<Props> = ({ recipe, look, view: { service } }) => (
  <>
    {snippetsOf(recipe, service.baseUrl).map(({ key, label, template }) => (
      <div class="take" data-snippet={key}>
        <dt>{label}</dt>
        <dd>
          <pre tabindex={0} aria-label={label}>
            <code data-template={template}>{fill(template, look)}</code>
          </pre>
          <Copy what={label} />
        </dd>
      </div>
    ))}
  </>
)

/** The whole part. */
export const Take: FC<Props> = (props) => (
  <section class="takes" aria-labelledby="take">
    <h2 id="take">{partTitles.take}</h2>
    <dl>
      <Picture {...props} />
      <Scene {...props} />
      <Png {...props} />
      <Texts {...props} />
    </dl>
    <p id="said" class="sr-only" role="status"></p>
  </section>
)
