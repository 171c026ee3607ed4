import { island } from '../kit/bridge/island.tsx'
import { Header } from './header.tsx'
import sheet from './header.css?sheet'
import panels from './panels.css?sheet'

export default island(Header, sheet, panels)
