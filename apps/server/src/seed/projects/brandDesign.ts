import type { ProjectGroup } from './project.ts';

export const brandDesign: readonly ProjectGroup[] = [
  {
    skills: ['Brand Identity', 'Logo Design', 'Adobe Illustrator', 'Graphic Design'],
    professions: ['brandDesign', 'productDesign'],
    budget: [2500, 5000],
    duration: '1 month',
    projects: [
      {
        title: 'Identity for a neighbourhood kitchen',
        company: 'Mesa Común',
        subject: 'the kitchen’s identity',
        description:
          'We cook for offices by day and for neighbours at night, and we look like a catering firm. The mark should feel like an open door and a long table. It is going on aprons, a van, paper bags and a sign made by a blacksmith, so it has to work in one colour. One person decides, within a day.',
        status: 'COMPLETED',
        answers: [
          'I would draw for the blacksmith first: if the mark can be bent from one bar of iron, the van and the aprons are easy.',
          'Before sketching I would eat with the neighbours one evening and photograph what is already on the walls.',
          'Long tables suggest a wordmark rather than a symbol, and I would test three of them on a paper bag with gravy on it.',
        ],
        review: {
          stars: 5,
          text: 'The blacksmith framed the drawing. Our neighbours recognised themselves in it at once.',
        },
      },
      {
        title: 'Logo for a line of repairable tents',
        company: 'Hollow Oak Outdoors',
        subject: 'the tent line',
        description:
          'Our new tents can be taken apart and mended with five tools. They need a mark and a type system that feel like a good tool: plain, sturdy, lent only to friends. The mark is woven into a label the size of a stamp and printed on poles. Nothing that will look tired in two years, please.',
        status: 'COMPLETED',
        answers: [
          'A woven label has about forty threads across, so I would design on that grid and enlarge it for everything else.',
          'I would collect the marks of tools that are fifty years old and still sold, and tell you what they have in common before drawing ours.',
        ],
        review: {
          stars: 4,
          text: 'A strong mark that survives the loom. The colour studies came a week later than planned.',
        },
      },
      {
        title: 'Identity for a travelling museum',
        company: 'Museum of Small Things',
        subject: 'the travelling museum',
        description:
          'Next year a small part of our collection will tour schools in eleven suitcases. We need a name lettered by hand, colours, a system of labels and a lid that children want to open. Everything is printed on one riso machine in our cellar, in two inks. Ordinary objects are the heroes, so the design should step back.',
        status: 'OPEN',
        answers: [
          'Two riso inks give you three colours if they are chosen to overlap well, and I would print swatches on your machine before proposing a palette.',
          'I would let twenty children open an unmarked suitcase and watch which latch, label or drawer they go to.',
          'The label system comes first for me: one size, one hand, and a blank line on each where pupils write their own answer.',
        ],
      },
    ],
  },
  {
    skills: ['Illustration', 'Adobe Illustrator', 'Graphic Design'],
    professions: ['brandDesign', 'productDesign'],
    budget: [1800, 3400],
    duration: '1 month',
    projects: [
      {
        title: 'Catalogue illustrations of everyday objects',
        company: 'Museum of Small Things',
        subject: 'the catalogue drawings',
        description:
          'Our catalogue needs twenty-four drawings of objects such as a phone card, a tin opener and a bus ticket. One hand, a limited palette, vectors in colour and in one-colour print. Rough pencils first, and we decide quickly. Your name is printed beside each of them.',
        status: 'COMPLETED',
        answers: [
          'I would ask to hold the objects, draw them at their real size and let the scratches stay in.',
          'One weight of line and three flat colours would keep a bus ticket and a tin opener in the same family.',
        ],
        review: {
          stars: 5,
          text: 'Visitors buy the postcards of the tin opener more often than those of the building.',
        },
      },
      {
        title: 'Illustrated planting calendar',
        company: 'Seedbank Commons',
        subject: 'the planting calendar',
        description:
          'Many of our farmers read pictures more readily than words. We need twenty-four drawings of seeds, tools and the work of each month, understood in four languages without a caption. They will be printed in one colour on feed sacks, and painted on walls by local artists. Agronomists check every plant.',
        status: 'OPEN',
        answers: [
          'I would test the rough pencils in one village before inking, because a drawing of mulching can easily be read as burning.',
          'A feed sack swallows thin lines; I would draw with a brush at twice the size and print a trial on sacking.',
          'The wall painters should be able to copy each drawing with a stick and a string, so I would build it from arcs and straight lines.',
          'Four languages have four ideas of a hoe, and I would photograph the tools of each region first.',
        ],
      },
      {
        title: 'Illustrate the rooms of a puzzle game',
        company: 'Paper Lantern Games',
        subject: 'the puzzle rooms',
        description:
          'Our next game takes place in a house whose rooms do not fit together. We are looking for an illustrator for twenty-four rooms in flat shapes, four colours each, drawn so that a player notices what is wrong only at second glance. Files are layered vectors. The mood is quiet, a little dusty and never sinister.',
        status: 'COMPLETED',
        answers: [
          'I would break exactly one rule of perspective in each room and keep a list, so that the puzzle designers can rely on it.',
          'Dust is a colour problem: I would pick the four colours of every room from one faded carpet.',
        ],
        review: {
          stars: 5,
          text: 'Players write to ask where the staircase goes. We do not know either.',
        },
      },
    ],
  },
  {
    skills: ['Graphic Design', 'Brand Identity', 'Adobe Illustrator', 'Adobe InDesign'],
    professions: ['brandDesign', 'productDesign'],
    budget: [1900, 3800],
    duration: '1 month',
    projects: [
      {
        title: 'Packaging for six kinds of crispbread',
        company: 'Feldkorn Bakeries',
        subject: 'the crispbread boxes',
        description:
          'Six kinds of rye crispbread need boxes that stand out on a shelf without shouting. Two colours on uncoated board, recyclable with paper, legal texts in four languages. We supply the dielines. One round of three directions, two rounds on the one we choose, then final artwork for the printer.',
        status: 'OPEN',
        answers: [
          'Crispbread is all texture, so I would print the surface of each kind at actual size and let the second ink carry the name.',
          'Legal text in four languages is the hidden layout problem; I would set that panel first and give the front what remains.',
          'I would build all three directions as real boxes and photograph them on the shelf of your branch in Altona.',
        ],
      },
      {
        title: 'Paper packaging for bed linen',
        company: 'Anadolu Tekstil',
        subject: 'the linen sleeves',
        description:
          'Our bed linen is sold in plastic bags, which is absurd for organic cotton. We want paper sleeves for sheets, covers and towels in nine sizes, with the water bill of each product printed on it. Two inks, no coating, no window. The printer in Bursa is patient but literal.',
        status: 'COMPLETED',
        answers: [
          'Without a window the hand has to sell it, so I would leave one edge of the cloth free to touch.',
          'The water figure could be the largest thing on the sleeve, set like a price.',
        ],
        review: { stars: 5, text: 'Shops put the sleeve with the water figure facing the street.' },
      },
      {
        title: 'Packaging for five tent repair kits',
        company: 'Hollow Oak Outdoors',
        subject: 'the repair kits',
        description:
          'Five small kits mend most of what breaks on a tent. Each needs a tin or a box, a label that survives rain and a drawing of the repair inside the lid. The kits should look like a set on a wall and be told apart by touch at night. Two colours, please.',
        status: 'COMPLETED',
        answers: [
          'Five notches on the lid, one to five, would let a cold hand tell the kits apart before any colour does.',
          'I would draw the repair for the inside of the lid first, and let the outside quote one line of it.',
        ],
        review: { stars: 5, text: 'We sell the tins to people who own no tent.' },
      },
    ],
  },
  {
    skills: ['Adobe InDesign', 'Graphic Design', 'Illustration'],
    professions: ['brandDesign', 'productDesign'],
    budget: [500, 1100],
    duration: 'less than 1 week',
    projects: [
      {
        title: 'Presentation design for a council meeting',
        company: 'Northfield Advisory',
        subject: 'the council slides',
        description:
          'Thirty slides about buying software, correct and dull, have to be given to forty mayors. We need a master that our people can use without breaking it, charts redrawn from the numbers and one picture that a mayor will remember. The date does not move. Editable files in PowerPoint are a must.',
        status: 'COMPLETED',
        answers: ['I would find the one picture first and throw out every slide that does not lead to it.'],
        review: { stars: 5, text: 'A mayor quoted the picture back to us two months later.' },
      },
      {
        title: 'Presentation design for an investor day',
        company: 'Copperline Capital',
        subject: 'the investor slides',
        description:
          'Our investor day needs thirty slides and one page that shows where the money goes, from the investor to a lathe and back. The charts exist in four styles. We give you numbers, not pictures. Please leave us a master with six layouts and no more.',
        status: 'OPEN',
        answers: [
          'I would draw the lathe and follow one pound through it, with every fee the money meets on the way.',
          'Six layouts are enough if the chart page has three densities, and I would prove that on your worst slide.',
        ],
      },
      {
        title: 'Conference slides with maps of reefs',
        company: 'Instituto Maré Viva',
        subject: 'the reef slides',
        description:
          'We present ten years of reef surveys at a conference, in a hall for 600. Maps must be readable from the last row and by people who do not see red and green apart. There are thirty slides and a poster. Everything is published under an open licence.',
        status: 'COMPLETED',
        answers: [
          'I would print one map at the size it has from the last row, which is about a postage stamp, and design for that.',
        ],
        review: {
          stars: 4,
          text: 'Readable from row forty, as promised. Two maps swapped their legends and we noticed in time.',
        },
      },
    ],
  },
];
