import { connect } from '../../packages/mini-app/framed.ts'
import BothDesk from './both-desk.ts'

void connect(BothDesk)
