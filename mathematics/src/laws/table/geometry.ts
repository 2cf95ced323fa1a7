import { subject } from '../table.ts';

export const GEOMETRY = subject(
  'geometry',
  `
side | m | side, side length, edge, edge length, length of a side | sides, edges | how long is each side, how long is one side, how long is a side, how long are the sides, how long is
length | m | length | long, by | how long is
width | m | width, breadth | wide, by | how wide
surface | m^2 | area | |
perimeter | m | perimeter | | how long is the fence, distance around, how much fence
base | m | base, length of the base | |
shape height | m | height, altitude | high, tall | how tall, how high
circle radius | m | radius | |
diameter | m | diameter | across | how wide
circumference | m | circumference, perimeter | around | distance around, how far around
parallel side | m | first parallel side, parallel sides, bases | |
other parallel side | m | second parallel side, parallel sides, bases | |
first diagonal | m | first diagonal, diagonals, longer diagonal | |
second diagonal | m | second diagonal, diagonals, shorter diagonal | |
leg | m | first leg, legs, leg, shorter sides, perpendicular sides | |
other leg | m | second leg, legs, leg, shorter sides, perpendicular sides, other leg | |
hypotenuse | m | hypotenuse, longest side | |
diagonal | m | diagonal | |
content | m^3 | volume, capacity | | how much space
box height | m | height, depth | high, tall, deep, by | how high, how deep, how tall
total surface | m^2 | surface area, total surface area | | surface
lateral surface | m^2 | lateral area, lateral surface area, curved surface area, lateral surface | |
slant height | m | slant height | |
base area | m^2 | base area, area of the base | base |
central angle | deg | central angle, angle | |
arc length | m | arc length, length of the arc | | how long is the arc
sector area | m^2 | sector area, area of the sector | | area
sides of the polygon | 1 | number of sides, sides | |
angle sum | deg | sum of the interior angles, angle sum, sum of interior angles, sum of the angles | |
first side | m | first side, length of the first side | sides |
second side | m | second side, length of the second side | sides |
third side | m | third side, length of the third side | sides |
included angle | deg | included angle, angle between them, angle between the sides | |
cube side | m | edge of the cube, side of the cube, edge length, side length, edge, side | edges, sides | how long is
long half-axis | m | semi-major axis | |
short half-axis | m | semi-minor axis | |
shadow length | m | shadow length, length of the shadow | shadow, long |
elevation | deg | elevation, angle of elevation | sun, horizon, above, angle |
height over the shadow | m | height above the ground | | how high, how tall, height
ladder length | m | ladder length, length of the ladder | ladder, leans, long |
ladder angle | deg | ladder angle | angle, ground |
ladder height | m | height on the wall | | how high, how far up, height
exterior angle | deg | exterior angle, each exterior angle | |
space diagonal | m | space diagonal, body diagonal | |
outer radius | m | outer radius | |
inner radius | m | inner radius | |
`,
  `
Area of a rectangle | A = a*b | A surface, a length, b width | !rectangle
Perimeter of a rectangle | p = 2*(a + b) | p perimeter, a length, b width | !rectangle
Diagonal of a rectangle | d^2 = a^2 + b^2 | d diagonal, a length, b width | !rectangle
Area of a square | A = a^2 | A surface, a side | !square
Perimeter of a square | p = 4*a | p perimeter, a side | !square
Diagonal of a square | d = a*sqrt(2) | d diagonal, a side | !square
Area of a triangle | A = b*h/2 | A surface, b base, h shape height | !triangle
Perimeter of a triangle | p = a + b + c | p perimeter, a first side, b second side, c third side | !triangle
Area of a triangle from two sides | A = a*b*sin(q°)/2 | A surface, a first side, b second side, q included angle | !triangle plural angle
Area of an equilateral triangle | A = a^2*sqrt(3)/4 | A surface, a side | !equilateral triangle
Perimeter of an equilateral triangle | p = 3*a | p perimeter, a side | !equilateral triangle
Pythagoras | c^2 = a^2 + b^2 | c hypotenuse, a leg, b other leg | !right-triangle triangle plural
Area of a right triangle | A = a*b/2 | A surface, a leg, b other leg | !right-triangle triangle plural
Area of a parallelogram | A = b*h | A surface, b base, h shape height | !parallelogram
Area of a trapezoid | A = (a + b)*h/2 | A surface, a parallel side, b other parallel side, h shape height | !trapezoid parallel plural
Area of a rhombus | A = d*f/2 | A surface, d first diagonal, f second diagonal | !rhombus plural
Diameter | d = 2*r | d diameter, r circle radius | !round
Area of a circle | A = π*r^2 | A surface, r circle radius | !circle-shape
Circumference of a circle | U = 2*π*r | U circumference, r circle radius | !circle-shape
Arc of a circle | b = 2*π*r*q/360 | b arc length, r circle radius, q central angle | !arc circle-shape angle
Sector of a circle | A = π*r^2*q/360 | A sector area, r circle radius, q central angle | !sector circle-shape angle
Volume of a box | V = a*b*h | V content, a length, b width, h box height | !box
Surface of a box | S = 2*(a*b + a*h + b*h) | S total surface, a length, b width, h box height | !box
Volume of a cube | V = a^3 | V content, a cube side | !cube
Surface of a cube | S = 6*a^2 | S total surface, a cube side | !cube
Volume of a cylinder | V = π*r^2*h | V content, r circle radius, h shape height | !cylinder
Surface of a cylinder | S = 2*π*r*(r + h) | S total surface, r circle radius, h shape height | !cylinder
Lateral surface of a cylinder | M = 2*π*r*h | M lateral surface, r circle radius, h shape height | !cylinder
Volume of a cone | V = π*r^2*h/3 | V content, r circle radius, h shape height | !cone
Lateral surface of a cone | M = π*r*s | M lateral surface, r circle radius, s slant height | !cone
Slant height of a cone | s^2 = r^2 + h^2 | s slant height, r circle radius, h shape height | !cone
Volume of a sphere | V = 4*π*r^3/3 | V content, r circle radius | !sphere
Surface of a sphere | S = 4*π*r^2 | S total surface, r circle radius | !sphere
Volume of a prism | V = A*h | V content, A base area, h shape height | !prism
Volume of a pyramid | V = A*h/3 | V content, A base area, h shape height | !pyramid
Height over a shadow | h = s*tan(q°) | h height over the shadow, s shadow length, q elevation | !shadow angle throw -upright-angle
How high a ladder reaches | h = l*sin(q°) | h ladder height, l ladder length, q ladder angle | !ladder angle -upright-angle
Angle sum of a polygon | s = 180*(n - 2) | s angle sum, n sides of the polygon | !polygon
Area of an ellipse | A = π*a*b | A surface, a long half-axis, b short half-axis | !ellipse
Exterior angle of a regular polygon | q = 360/n | q exterior angle, n sides of the polygon | !polygon semicircle plural
Space diagonal of a cube | d = a*sqrt(3) | d space diagonal, a cube side | !cube
Space diagonal of a box | d^2 = a^2 + b^2 + h^2 | d space diagonal, a length, b width, h box height | !box
Area of a ring | A = π*(R^2 - r^2) | A surface, R outer radius, r inner radius | !ring
Area of a regular hexagon | A = 3*sqrt(3)*a^2/2 | A surface, a side | !hexagon semicircle
Height of an equilateral triangle | h = a*sqrt(3)/2 | h shape height, a side | !equilateral triangle
Lateral surface of a pyramid with a square base | M = 2*a*s | M lateral surface, a side, s slant height | !square-pyramid square pyramid
`,
);
