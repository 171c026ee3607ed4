import { connect } from '../../packages/mini-app/framed.ts'
import BothDesk from './both-desk.ts'

void connect(BothDesk, { portal: location.ancestorOrigins[0]! }) // a journey's portal has another port each time
