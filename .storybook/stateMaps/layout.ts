import ELK from 'elkjs/lib/elk.bundled.js';
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js';

import type { Box, Point } from './geometry.ts';
import { asRead } from './geometry.ts';
import type { Caption, Label } from './label.ts';
import { captionOf, labelOf } from './label.ts';
import type { Link, Part, Parts } from './parts.ts';
import type { Measure } from './type.ts';

/** A part in its place. */
export interface PlacedPart extends Box {
  part: Part;
  caption: Caption;
  /** How many boxes it lies in. */
  depth: number;
}

/** A line in its place, with what is written on it. */
export interface PlacedLink {
  link: Link;
  points: readonly Point[];
  label: (Box & Label) | null;
}

/**
 * A chart that can be drawn. All in pixels at a text size of 100%; parts come as they are read, outer ones before what
 * lies in them.
 */
export interface Drawing {
  width: number;
  height: number;
  parts: readonly PlacedPart[];
  links: readonly PlacedLink[];
}

/**
 * See https://eclipse.dev/elk/reference/options.html. elkjs lays out boxes in boxes, ends lines at outer and inner ones
 * alike and keeps room for labels; dagre puts labels on top of each other and takes no lines to a box that holds others.
 */
const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.padding': '[top=20,left=20,bottom=20,right=20]',
  'elk.spacing.nodeNode': '36',
  'elk.spacing.edgeNode': '22',
  'elk.spacing.edgeEdge': '16',
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelLabel': '10',
  'elk.spacing.componentComponent': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  // States come in the order in which the machine tells them, so that the usual way leads down.
  'elk.layered.cycleBreaking.strategy': 'MODEL_ORDER',
  'elk.layered.considerModelOrder.strategy': 'PREFER_EDGES',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

function elkNodeOf(part: Part, measure: Measure): ElkNode {
  const { width, height } = captionOf(part, measure);
  if (part.parts.length === 0) return { id: part.id, width, height };
  return {
    id: part.id,
    layoutOptions: {
      'elk.padding': `[top=${height + 14},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // elk lays a drawing that leads down on its side first, and takes the sizes of outer boxes as they lie then.
      'elk.nodeSize.minimum': `(${height}, ${width})`,
    },
    children: part.parts.map((inner) => elkNodeOf(inner, measure)),
  };
}

function elkEdgeOf(link: Link, measure: Measure): ElkExtendedEdge {
  const { width, height } = labelOf(link, measure);
  const label = { text: link.id, width, height, layoutOptions: { 'elk.edgeLabels.inline': 'true' } };
  return {
    id: link.id,
    sources: [link.from],
    targets: [link.to],
    labels: link.transitions.length === 0 ? [] : [label],
  };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

function* placed(part: Part, node: ElkNode, measure: Measure, depth = 0): Generator<PlacedPart> {
  yield { ...boxOf(node), part, caption: captionOf(part, measure), depth };
  const inner = new Map(part.parts.map((each) => [each.id, each]));
  for (const { id, ...box } of asRead((node.children ?? []).map((child) => ({ ...child, ...boxOf(child) })))) {
    const child = inner.get(id);
    if (child) yield* placed(child, { id, ...box }, measure, depth + 1);
  }
}

/** Gives every part and line its place. The same chart and the same letters give the same drawing. */
export async function layOut({ root, links }: Parts, measure: Measure): Promise<Drawing> {
  const elk = new ELK();
  const graph = await elk.layout(
    {
      ...elkNodeOf(root, measure),
      layoutOptions: options,
      edges: links.map((link) => elkEdgeOf(link, measure)),
    },
    {},
  );
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    parts: [...placed(root, graph, measure)],
    links: links.map((link) => {
      const { sections = [], labels = [] } = edges.get(link.id) ?? {};
      const [label] = labels;
      return {
        link,
        points: sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]),
        label: label ? { ...labelOf(link, measure), ...boxOf(label) } : null,
      };
    }),
  };
}
