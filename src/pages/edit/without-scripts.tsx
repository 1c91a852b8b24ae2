/**
 * What the editor offers a browser without scripts: the files, and the command that draws them.
 */
import type { FC } from 'hono/jsx'
import type { Recipe } from '../../catalog/recipe.ts'
import type { PageView } from '../page.ts'
import { pictureAddress } from '../universal/picture-look.ts'
import { drawCommands } from './edit-markdown.ts'

/** Shown only where scripts do not run. */
export function WithoutScripts({ recipe, view: { root } }: { recipe: Recipe | undefined; view: PageView }) {
  return (
    <div class="unscripted">
      <p>The editor draws in your browser, so it needs JavaScript. Without it, download the files and edit them:</p>
      {recipe === undefined ? (
        <p>
          <a href={root}>Choose a diagram in the gallery</a>
        </p>
      ) : (
        <Files recipe={recipe} root={root} />
      )}
      <p>Then draw them with the command line:</p>
      <pre>
        <code>{drawCommands(recipe)}</code>
      </pre>
    </div>
  )
}

const Files: FC<{ recipe: Recipe; root: string }> = ({ recipe: { id, data }, root }) => (
  <ul>
    {data !== undefined && (
      <li>
        <a href={`${root}data/${id}.json`} download={`${id}.data.json`}>
          Data
        </a>{' '}
        and their <a href={`${root}schemas/data/${id}.json`}>JSON Schema</a>
      </li>
    )}
    <li>
      <a href={`${root}api/scenes/${id}.json`} download={`${id}.json`}>
        Scene
      </a>
    </li>
    <li>
      <a href={root + pictureAddress(id, { theme: 'light', accent: 'blue' })} download={`${id}.svg`}>
        SVG
      </a>
    </li>
  </ul>
)
