/**
 * The script of the editor: reads the page's data, and connects form, diagram and history.
 *
 * Nothing that is edited is sent anywhere.
 */
import '../page.ts'
import { startEditor } from './start.tsx'

void startEditor()
